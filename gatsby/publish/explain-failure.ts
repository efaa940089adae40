/** Patterns in the output of a failed build, each with its cause and remedy. */
const CAUSES: [RegExp, string][] = [
  [
    /ENOSPC|no space left on device|MDB_MAP_FULL|SIGBUS/i,
    'The disk is full. Free some space (npm run clean clears the caches) and build again.',
  ],
  [
    /EROFS|read-only file system/i,
    'The disk is read-only. Build where .cache/, public/ and dist/ are writable.',
  ],
  [
    /EACCES|EPERM|permission denied/i,
    'This user may not read or write a file. Grant access to the project folder, including .cache/, public/ and dist/.',
  ],
  [
    /ENOMEM|heap out of memory|SIGKILL/,
    'The machine has too little memory. Free some, or use fewer workers: GATSBY_CPU_COUNT=1 npm run build',
  ],
  [/EMFILE/, 'Too many files are open. Raise the limit: ulimit -n 8192'],
];

/**
 * Explains in a sentence or two why a build failed.
 *
 * @param output - the output of the build, and the signal that ended it
 */
export function explainFailure(output: string): string {
  const [, cause] = CAUSES.find(([sign]) => sign.test(output)) ?? [];
  return cause ?? 'The site could not be built. The messages above say what to change.';
}
