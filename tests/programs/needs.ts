import { findChromium, hasFallbackFont, PLAYWRIGHTS_OWN } from '../browser/find-chromium';
import { findFirefox, findWebKit } from '../engines/find-engines';
import needs from './needs.json';
import { findNginx, tryToInstall } from './programs';

/** Programs that some tests need and a machine may not have. */
export type Program = keyof typeof needs;

type Need = {
  name: string;
  /** What is not tested without it. */
  untested: string;
  /** The Debian packages that contain it. */
  packages: string[];
  /** What a reader can do where there are no such packages. */
  elsewhere?: string;
  isBrowser?: boolean;
  /** Too large to install for somebody who just runs the tests. */
  isLarge?: boolean;
};
export const NEEDS: Readonly<Record<Program, Need>> = needs;

const FINDERS: Readonly<Record<Program, () => unknown>> = {
  chromium: findChromium,
  firefox: findFirefox,
  webkit: findWebKit,
  nginx: findNginx,
  font: hasFallbackFont,
};

/**
 * Finds what is missing on this machine, after installing what this process may.
 *
 * @param areLargeWanted - whether to install large programs too
 */
export const findMissing = (programs: readonly Program[], areLargeWanted: boolean): Program[] =>
  programs.filter((program) => {
    const find = FINDERS[program];
    if (find()) return false;
    const { packages, isLarge } = NEEDS[program];
    const elsewhere = program === 'chromium' ? PLAYWRIGHTS_OWN : undefined;
    if (areLargeWanted || !isLarge) tryToInstall(packages, elsewhere);
    return !find();
  });
