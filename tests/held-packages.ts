/** The versions that `overrides` sets, by package, or by package within the one that requires it. */
type Overrides = { [name: string]: string | Overrides };

/** The parts of package.json that are used. */
export type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>> & {
  overrides: Overrides;
};

/** The packages that `overrides` pins, with their versions. */
export function heldPackages(manifest: Manifest): [name: string, version: string][] {
  const direct = { ...manifest.dependencies, ...manifest.devDependencies };
  return Object.entries(manifest.overrides).flatMap(([name, held]) => {
    if (typeof held !== 'string') return heldPackages({ ...manifest, overrides: held });
    // $sharp is the version of the project's own sharp.
    return [[name, held.startsWith('$') ? direct[held.slice(1)]! : held]];
  });
}

const { compare } = new Intl.Collator('en', { numeric: true });

/** The newest release with the same major version as the pinned one, if it is newer. */
export function newerThan(held: string, versions: readonly string[]): string | undefined {
  const major = `${held.split('.', 1)[0]}.`;
  const released = versions.filter((one) => /^\d+\.\d+\.\d+$/.test(one) && one.startsWith(major));
  const newest = released.sort(compare).at(-1);
  return newest && compare(newest, held) > 0 ? newest : undefined;
}
