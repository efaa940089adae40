import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { heldPackages, newerThan, type Manifest } from './held-packages';

// `overrides` hides security updates from Dependabot, so the nightly run asks the registry itself.

/** What the registry says about a package: nothing if it does not answer. */
function ask(name: string): string[] | undefined {
  const args = ['view', name, 'versions', '--json', '--fetch-retries=0'];
  const { status, stdout } = spawnSync('npm', args, { encoding: 'utf8' });
  return status === 0 ? (JSON.parse(stdout) as string[]) : undefined;
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
for (const [name, held] of heldPackages(manifest)) {
  const versions = ask(name);
  const newer = versions && newerThan(held, versions);
  const isHeld = `${name} ${held} is pinned by \`overrides\``;
  if (!versions) console.warn(`${isHeld}; the registry did not say whether a newer one is out.`);
  else if (newer) console.warn(`${isHeld}; ${newer} is out.`);
}
