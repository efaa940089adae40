import { expect, test } from 'vitest';
import { explainFailure } from './explain-failure';

test.each([
  ["Error: ENOSPC: no space left on device, write 'public/a.html'", 'The disk is full.'],
  ['mdb_env_open: No space left on device', 'The disk is full.'],
  ['Ended by SIGBUS', 'The disk is full.'],
  ["EROFS: read-only file system, mkdir '.cache'", 'This user may not'],
  ["EACCES: permission denied, open 'public/index.html'", 'This user may not'],
  ['FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory', 'memory'],
  ['Ended by SIGTERM', 'Something ended the build'],
  ['The content has 1 problem in 1 file', 'messages above say'],
])('%s', (output, sentence) => {
  expect(explainFailure(output)).toContain(sentence);
});
