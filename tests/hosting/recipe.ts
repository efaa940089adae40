import { execFile, spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { hostsOf } from '../../hosting/rules/rules';
import { readSiteFacts } from '../../hosting/rules/site-facts';
import { filesIn } from '../../hosting/files-in';

// Runs the commands of DEPLOYMENT.md on this machine, in a folder that stands for a server. What they name
// is replaced as little as possible:
//
// - www.example.com and example.com by the hosts of the built site;
// - folders of the server, such as /srv/site, by folders below the sandbox;
// - the ports 80 and 443 by free ones, in the settings too;
// - programs that reach other machines or the system by small scripts: ssh runs its command here, rsync and
//   scp copy, apt-get installs nothing, systemctl reloads the program under test, and certbot has its
//   challenge fetched over HTTP and signs the certificate itself.

/** The programs of one language in a section of DEPLOYMENT.md, in order. */
export function blocksOf(section: string, language: string): string[] {
  const [, text] =
    readFileSync('DEPLOYMENT.md', 'utf8').split(new RegExp(`^## ${section}$`, 'm')) ?? [];
  if (text === undefined) throw new Error(`DEPLOYMENT.md has no section ${section}.`);
  const [own = ''] = text.split(/^## /m, 1);
  return Array.from(own.matchAll(/^```(\w+)\n([^]*?)^```$/gm))
    .filter(([, name]) => name === language)
    .map(([, , block]) => block!);
}

/** The folders of a server that the recipes name. */
const FOLDERS = [
  '/srv/site',
  '/etc/nginx',
  '/etc/caddy',
  '/etc/letsencrypt',
  '/etc/systemd/system',
  '/var/www/html',
];
/** Files there, in folders that exist on every machine. */
const FILES = ['/etc/mail-desk.env'];

export type Ports = { http: number; https: number };

/** A folder that stands for a server. */
export class Sandbox {
  readonly folder = mkdtempSync(join(tmpdir(), 'recipe-'));
  private readonly children: ChildProcess[] = [];

  constructor(
    readonly ports: Ports,
    scripts: Record<string, string>,
  ) {
    const all = {
      ssh: 'shift; eval "$*"',
      rsync: 'mkdir -p "${3#*:}" && cp -a "$2." "${3#*:}"',
      scp: 'cp "$1" "${2#*:}"',
      'apt-get': 'exit 0',
      ...scripts,
    };
    for (const [name, script] of Object.entries(all)) {
      this.write(join('bin', name), `#!/bin/bash\nset -e\n${script}\n`);
      chmodSync(this.at(join('bin', name)), 0o755);
    }
    for (const place of FOLDERS) mkdirSync(this.at(place), { recursive: true });
  }

  /** A place in the sandbox. */
  at(place: string): string {
    return join(this.folder, place);
  }

  write(place: string, text: string): void {
    mkdirSync(dirname(this.at(place)), { recursive: true });
    writeFileSync(this.at(place), text);
  }

  /** Replaces the names in recipes and settings by their substitutes in the sandbox. */
  adapt(text: string): string {
    const { host, twin } = hostsOf(readSiteFacts());
    const hosts = text.replaceAll(
      /(?:www\.)?example\.com/g,
      (name) => ({ 'www.example.com': host, 'example.com': twin })[name]!,
    );
    return [...FOLDERS, ...FILES].reduce(
      (adapted, place) =>
        adapted.replaceAll(new RegExp(`(?<![\\w/])${place}\\b`, 'g'), this.at(place)),
      hosts,
    );
  }

  /** Puts a copy of dist/ where a recipe finds it, its settings changed by a function. */
  build(change: (settings: string) => string): void {
    rmSync(this.at('dist'), { recursive: true, force: true });
    cpSync(resolve('dist'), this.at('dist'), { recursive: true });
    const settings = filesIn(this.at('dist/nginx')).map((file) => `dist/nginx/${file}`);
    for (const file of [...settings, 'dist/Caddyfile']) {
      this.write(file, change(this.adapt(readFileSync(this.at(file), 'utf8'))));
    }
  }

  /**
   * Runs a block of commands.
   *
   * @throws Error with what it has printed when a command fails
   */
  async run(block: string): Promise<void> {
    await promisify(execFile)('bash', ['-ec', this.adapt(block)], {
      cwd: this.folder,
      env: this.env,
    });
  }

  /** Starts a program that goes on until the sandbox is removed. */
  start(command: string, args: string[]): void {
    this.children.push(
      spawn(command, args, {
        env: this.env,
        cwd: this.folder,
        stdio: 'ignore',
      }),
    );
  }

  get env(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      PATH: `${this.at('bin')}:${process.env.PATH}`,
      HOME: this.at('home'),
      SANDBOX: this.folder,
    };
  }

  /** Ends what runs in the sandbox, and removes it. */
  async remove(): Promise<void> {
    for (const child of this.children) {
      if (child.exitCode !== null) continue;
      const ended = new Promise((done) => child.once('close', done));
      child.kill('SIGTERM');
      await ended;
    }
    if (existsSync(this.folder)) rmSync(this.folder, { recursive: true });
  }
}
