import { ensureOrWarn, inPath } from './programs';

/** Installs Java where it may, or says loudly what is left out. */
export const ensureJava = (): void =>
  ensureOrWarn(
    'the HTML of the pages with the Nu checker',
    ['default-jre-headless'],
    () => inPath('java') !== undefined,
  );
