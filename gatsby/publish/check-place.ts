/** Signs in the path of the project that Gatsby, webpack or what watches files take for something else. */
const UNFIT = /[!"#$%'()*:;<>?[\\\]^`{|}\p{Cc}]/u;

/**
 * Checks that Gatsby can work in a folder.
 *
 * @throws Error with a sentence when it cannot
 */
export function checkPlace(folder: string): void {
  const [sign] = UNFIT.exec(folder) ?? [];
  if (sign === undefined) return;
  throw new Error(
    `The project is in ${folder}, and Gatsby cannot work below a name with a ${sign} in it. Rename that folder: letters, digits, spaces and hyphens are fine.`,
  );
}
