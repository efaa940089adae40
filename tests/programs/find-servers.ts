import { existsSync } from 'node:fs';
import { ensureOrWarn, inPath } from './programs';

/** Web servers on which the generated settings are tried, and the packages of Debian that hold them. */
const SERVERS = {
  nginx: ['nginx', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
};
const BROTLI_OF_NGINX = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export type ServerName = keyof typeof SERVERS;

/** Finds a web server on this machine, with all it needs; undefined when there is none. */
export const findServer = (name: ServerName): string | undefined =>
  name === 'nginx' && !existsSync(BROTLI_OF_NGINX) ? undefined : inPath(name);

/** Installs the web servers that are missing where it may, and says loudly which tests are left out. */
export function ensureServers(): void {
  for (const name of Object.keys(SERVERS) as ServerName[]) {
    ensureOrWarn(`the settings for ${name}`, SERVERS[name], () => findServer(name) !== undefined);
  }
}
