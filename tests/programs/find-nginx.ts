import { existsSync } from 'node:fs';
import { ensureOrWarn, inPath } from './programs';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Finds nginx on this machine, with all that the generated settings need; undefined when it is not there. */
export const findNginx = (): string | undefined =>
  existsSync(BROTLI) ? inPath('nginx') : undefined;

/** Installs nginx where it may, or says loudly which tests are left out. */
export const ensureNginx = (): void =>
  ensureOrWarn(
    'the settings for nginx',
    ['nginx', 'libnginx-mod-http-brotli-static'],
    () => findNginx() !== undefined,
  );
