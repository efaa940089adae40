import { execFile, spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { filesIn } from '../../hosting/files-in';
import { hostsOf } from '../../hosting/rules/rules';
import { readSiteFacts } from '../../hosting/rules/site-facts';
import { findNginx } from '../programs/programs';

// Runs the commands of DEPLOYMENT.md on this machine, in a folder that stands for a server. What they name
// is replaced as little as possible:
//
// - www.example.com and example.com by the hosts of the built site;
// - folders of the server, such as /srv/site, by folders below the sandbox;
// - the ports 80 and 443 by free ones, in the settings too;
// - programs that reach other machines or the system by small scripts: ssh runs its command here, rsync
//   copies, apt-get installs nothing, systemctl reloads nginx, and certbot has its challenge fetched over HTTP
//   and signs the certificate itself.

/** The blocks of commands in a section of DEPLOYMENT.md, in order. */
export function commandsOf(section: string): string[] {
  const [, text = ''] =
    readFileSync('DEPLOYMENT.md', 'utf8').split(new RegExp(`^## ${section}$`, 'm')) ?? [];
  const [own = ''] = text.split(/^## /m, 1);
  return Array.from(own.matchAll(/^```sh\n([^]*?)^```$/gm), ([, block]) => block!);
}

/** Whether this machine has IPv6: without it, no server can listen there. */
export const HAS_IPV6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);

/** The folders of a server that the recipes name. */
const FOLDERS = ['/srv/site', '/etc/nginx', '/etc/letsencrypt', '/var/www/html'];

export type Ports = { http: number; https: number };

/** What to request, and from which server: the name in TLS may differ from the host in the request. */
type Question = { host?: string; name?: string; scheme?: keyof Ports; ip?: string };

/** An answer; a header that came twice has both values. */
type Answer = { status: number; version: string; headers: Record<string, string[]> };

/** Separates the text of an answer from what curl says about it. */
const SEPARATOR = '=== ';

const CERTBOT = ({ http }: Ports) => `
while [ $# -gt 0 ]; do
  case $1 in
    -w) webroot=$2; shift ;;
    -d) names="$names $2"; shift ;;
    --deploy-hook) hook=$2; shift ;;
  esac
  shift
done
mkdir -p "$webroot/.well-known/acme-challenge"
echo $$ > "$webroot/.well-known/acme-challenge/token"
for name in $names; do
  [ "$(curl -fsS -H "Host: $name" http://127.0.0.1:${http}/.well-known/acme-challenge/token)" = $$ ]
done
set -- $names
mkdir -p "$SANDBOX/etc/letsencrypt/live/$1"
cd "$SANDBOX/etc/letsencrypt/live/$1"
openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj "/CN=$1" \\
  -addext "subjectAltName=DNS:$1,DNS:$2" -keyout privkey.pem -out fullchain.pem 2> /dev/null
eval "$hook"`;

const scriptsFor = (ports: Ports) => ({
  ssh: 'shift; eval "$*"',
  rsync: 'mkdir -p "${3#*:}" && cp -a "$2." "${3#*:}"',
  'apt-get': 'exit 0',
  nginx: `exec ${findNginx()} -e stderr -c "$SANDBOX/etc/nginx/nginx.conf" "$@"`,
  systemctl: '[ "$*" = "reload nginx" ] && nginx -s reload',
  certbot: CERTBOT(ports),
  aws: `printf '%s\\n' "$*" >> "$SANDBOX/calls"`,
});

/** A folder that takes the place of a server. */
export class Sandbox {
  readonly folder = mkdtempSync(join(tmpdir(), 'recipe-'));
  private nginx?: ChildProcess;

  constructor(readonly ports: Ports) {
    for (const [name, script] of Object.entries(scriptsFor(ports))) {
      this.write(join('bin', name), `#!/bin/bash\nset -e\n${script}\n`);
      chmodSync(this.at(join('bin', name)), 0o755);
    }
    for (const place of FOLDERS) mkdirSync(this.at(place), { recursive: true });
  }

  /** A place in the sandbox. */
  at(place: string): string {
    return join(this.folder, place);
  }

  private write(place: string, text: string): void {
    mkdirSync(dirname(this.at(place)), { recursive: true });
    writeFileSync(this.at(place), text);
  }

  /** Replaces the names in recipes and settings by their substitutes in the sandbox. */
  private adapt(text: string): string {
    const { host, twin } = hostsOf(readSiteFacts());
    const withHosts = text.replaceAll(/(?<![\w.-])(www\.)?example\.com/g, (name) =>
      name.startsWith('www.') ? host : twin,
    );
    return FOLDERS.reduce(
      (adapted, place) =>
        adapted.replaceAll(new RegExp(`(?<![\\w/])${place}\\b`, 'g'), this.at(place)),
      withHosts,
    );
  }

  private adaptSettings(settings: string): string {
    const { http, https } = this.ports;
    return this.adapt(settings)
      .replaceAll(/(listen (?:\[::\]:)?)80\b/g, `$1${http}`)
      .replaceAll(/(listen (?:\[::\]:)?)443\b/g, `$1${https}`)
      .replaceAll(HAS_IPV6 ? /$^/g : /^\s*listen \[::\].*$/gm, '');
  }

  /** Puts a copy of dist/ where a recipe finds it. */
  build(): void {
    cpSync(resolve('dist'), this.at('dist'), { recursive: true });
    for (const file of filesIn(this.at('dist/nginx')).map((name) => `dist/nginx/${name}`)) {
      this.write(file, this.adaptSettings(readFileSync(this.at(file), 'utf8')));
    }
  }

  /** Installs and starts nginx as its Debian package does. */
  startNginx(): void {
    cpSync('/etc/nginx', this.at('/etc/nginx'), { recursive: true });
    // Its files are links, through which this machine's own would be written.
    rmSync(this.at('/etc/nginx/sites-enabled'), { recursive: true });
    const ofDebian = (file: string) =>
      this.adaptSettings(readFileSync(join('/etc/nginx', file), 'utf8'));
    this.write('/etc/nginx/sites-enabled/default', ofDebian('sites-available/default'));
    this.write(
      '/etc/nginx/nginx.conf',
      ofDebian('nginx.conf')
        .replaceAll(/ \/(run|var\/log\/nginx)\//g, ` ${this.folder}/`)
        .replace('user www-data;', process.getuid?.() === 0 ? 'user root;' : ''),
    );
    const args = ['-g', 'daemon off;'];
    this.nginx = spawn('nginx', args, { env: this.env, cwd: this.folder, stdio: 'ignore' });
  }

  /**
   * Runs a block of commands.
   *
   * @throws Error with what it has printed when a command fails
   */
  async run(block: string): Promise<void> {
    const options = { cwd: this.folder, env: this.env };
    // Where no shell has started this program, bash takes its input for a connection from elsewhere, and reads ~/.bashrc.
    await promisify(execFile)('bash', ['--norc', '-ec', this.adapt(block)], options);
  }

  /**
   * Asks the server for an address, over HTTPS unless told otherwise, and accepts any certificate.
   *
   * @throws Error when there is no answer
   */
  async ask(path: string, question: Question = {}): Promise<Answer & { body: string }> {
    const { scheme = 'https', ip = '127.0.0.1' } = question;
    const { host = hostsOf(readSiteFacts()).host } = question;
    const { name = host } = question;
    const address = `${name}:${this.ports[scheme]}`;
    const told = '{"status":%{http_code},"version":"%{http_version}","headers":%{header_json}}';
    const { stdout } = await promisify(execFile)('curl', [
      ...['-qsSk', '--http2', '--noproxy', '*'],
      ...['--header', `Host: ${host}`, '--resolve', `${address}:${ip}`],
      ...['--write-out', `\n${SEPARATOR}${told}`, `${scheme}://${address}${path}`],
    ]);
    const [body = '', facts = ''] = stdout.split(`\n${SEPARATOR}`);
    return { body, ...(JSON.parse(facts) as Answer) };
  }

  private get env(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      PATH: `${this.at('bin')}:${process.env.PATH}`,
      SANDBOX: this.folder,
    };
  }

  /** Ends what runs in the sandbox, and removes it. */
  async remove(): Promise<void> {
    if (this.nginx?.exitCode === null) {
      const ended = new Promise((done) => this.nginx?.once('close', done));
      this.nginx.kill('SIGTERM');
      await ended;
    }
    rmSync(this.folder, { recursive: true });
  }
}
