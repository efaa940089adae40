import { isPicture } from './check-files';
import type { Problem } from './problem';

/** Whether a problem hides a page: its file cannot be read, or its address is not one. */
const hidesPage = ({ file, field }: Problem) =>
  field ? /^(path|aliases)\b/.test(field) : /(\.json|\/[^./]+)$/i.test(file);

/** Whether a problem may come from a page that is hidden: one with a picture does not. */
const isAboutPages = ({ other = '' }: Problem) => !isPicture(other);

/**
 * Holds back the problems between files that may follow from those of single files: all of them while a
 * page is hidden, because links to it seem to lead nowhere, and else those with a file that has a problem.
 *
 * @param single - problems that a file has by itself, or with its address
 * @param between - problems that appear when files are compared
 * @returns the problems to put right first, and with one of them how many wait
 */
export function holdBack(single: Problem[], between: Problem[]): Problem[] {
  const [first, ...rest] = single;
  if (!first) return between;
  const isHidden = single.some(hidesPage);
  const isWaiting = (problem: Problem) => {
    const { other } = problem;
    if (isHidden && isAboutPages(problem)) return true;
    return other !== undefined && single.some(({ file }) => file.startsWith(other));
  };
  const told = between.filter((problem) => !isWaiting(problem));
  return [{ ...first, heldBack: between.length - told.length }, ...rest, ...told];
}
