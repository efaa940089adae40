/** What the output of a failed build says of its cause, and what to do about it. */
const CAUSES: [RegExp, string][] = [
  [
    /ENOSPC|no space left on device|MDB_MAP_FULL|SIGBUS/i,
    'The disk is full. Free some space (npm run clean forgets what earlier builds have kept) and build again.',
  ],
  [
    /EROFS|read-only file system/i,
    'The disk is read-only. Build where .cache/, public/ and dist/ may be written.',
  ],
  [
    /EACCES|EPERM|permission denied/i,
    'A file may not be read or written by this user. Give it the folder of the project, .cache/, public/ and dist/ included.',
  ],
  [
    /ENOMEM|heap out of memory|SIGKILL/,
    'The machine has too little memory. Free some, or allow fewer workers at a time: GATSBY_CPU_COUNT=1 npm run build',
  ],
  [/EMFILE/, 'Too many files are open. Raise the limit: ulimit -n 8192'],
];

/**
 * Says in one sentence or two why a build has failed.
 *
 * @param output - what the build has written, and the signal that ended it
 */
export function explainFailure(output: string): string {
  const [, cause] = CAUSES.find(([sign]) => sign.test(output)) ?? [];
  return cause ?? 'The site could not be built. What has to be changed is said above.';
}
