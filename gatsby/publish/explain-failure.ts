/** Patterns in the output of a failed build, each with its cause and remedy. */
const CAUSES: [RegExp, string][] = [
  [/Ended by SIG(INT|TERM|HUP)/, 'Something ended the build: Ctrl+C, or another program.'],
  [
    /ENOSPC|no space left on device|MDB_MAP_FULL|SIGBUS/i,
    'The disk is full. Free some space (npm run clean clears the caches) and build again.',
  ],
  [
    /EROFS|read-only file system|EACCES|EPERM|permission denied/i,
    'This user may not read or write a file. Grant access to the project folder, including .cache/, .pictures/, public/ and dist/.',
  ],
  [
    /ENOMEM|heap out of memory|SIGKILL/,
    'This machine has too little memory. Free some, or use fewer workers: GATSBY_CPU_COUNT=1 npm run build',
  ],
];

/** Explains in a sentence or two why a build failed, from its output and the signal that ended it. */
export function explainFailure(output: string): string {
  const [, cause] = CAUSES.find(([sign]) => sign.test(output)) ?? [];
  const reason = cause ?? 'The site could not be built. The messages above say what to change.';
  return `${reason} The site published before, in dist/, is unchanged.`;
}
