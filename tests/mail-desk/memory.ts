import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** How many bytes are really in use. */
export function usedMemory(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
