import { cpSync, readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { findServer, type ServerName } from '../programs/find-servers';
import { type Ports, type Sandbox } from './recipe';

/** What the recipe of a server needs to run on this machine. */
type RecipeServer = {
  /** The heading in DEPLOYMENT.md. */
  section: string;
  command: ServerName;
  /** Small scripts in the place of programs, besides those of every sandbox. */
  scripts: (ports: Ports) => Record<string, string>;
  /** Puts the ports of the sandbox into settings. */
  adapt: (settings: string, sandbox: Sandbox) => string;
  /** Installs and starts the server as its Debian package does. */
  start: (sandbox: Sandbox) => void;
};

/** Whether this machine has IPv6: without it, nobody can listen there. */
export const HAS_IPV6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);

const withPorts = (settings: string, { http, https }: Ports) =>
  settings
    .replaceAll(/(listen (?:\[::\]:)?)80\b/g, `$1${http}`)
    .replaceAll(/(listen (?:\[::\]:)?)443\b/g, `$1${https}`)
    .replaceAll(HAS_IPV6 ? /$^/g : /^\s*listen \[::\].*$/gm, '');

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

const NGINX: RecipeServer = {
  section: 'nginx',
  command: 'nginx',
  scripts: (ports) => ({
    nginx: `exec ${findServer('nginx')} -e stderr -c "$SANDBOX/etc/nginx/nginx.conf" "$@"`,
    systemctl: '[ "$*" = "reload nginx" ] && nginx -s reload',
    certbot: CERTBOT(ports),
  }),
  adapt: (settings, { ports }) => withPorts(settings, ports),
  start: (sandbox) => {
    cpSync('/etc/nginx', sandbox.at('/etc/nginx'), { recursive: true, dereference: true });
    const asDebian = (file: string) =>
      withPorts(sandbox.adapt(readFileSync(join('/etc/nginx', file), 'utf8')), sandbox.ports);
    sandbox.write('/etc/nginx/sites-enabled/default', asDebian('sites-available/default'));
    sandbox.write(
      '/etc/nginx/nginx.conf',
      asDebian('nginx.conf')
        .replaceAll(/ \/(run|var\/log\/nginx)\//g, ` ${sandbox.folder}/`)
        .replace('user www-data;', process.getuid?.() === 0 ? 'user root;' : ''),
    );
    sandbox.start('nginx', ['-g', 'daemon off;']);
  },
};

const caddyOptions = ({ folder, ports }: Sandbox) => `{
	admin unix/${folder}/admin.sock
	http_port ${ports.http}
	https_port ${ports.https}
	local_certs
	skip_install_trust
}
`;

const CADDY: RecipeServer = {
  section: 'Caddy',
  command: 'caddy',
  scripts: () => ({
    systemctl: `[ "$*" = "reload caddy" ] && caddy reload --config "$SANDBOX/etc/caddy/Caddyfile" --force`,
  }),
  adapt: (settings, sandbox) =>
    settings.includes('{$SITE_ROOT:') ? caddyOptions(sandbox) + settings : settings,
  start: (sandbox) => {
    const file = '/etc/caddy/Caddyfile';
    sandbox.write(
      file,
      `${caddyOptions(sandbox)}:${sandbox.ports.http} {\n\trespond "Caddy works!"\n}\n`,
    );
    sandbox.start('caddy', ['run', '--config', sandbox.at(file)]);
  },
};

export const RECIPE_SERVERS = [NGINX, CADDY];
