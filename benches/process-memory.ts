import { execFileSync } from 'node:child_process';

/** Milliseconds between two measurements. */
const INTERVAL = 1000;

/** Processes as `ps` lists them: id, id of the parent, and resident memory in KiB. */
function listProcesses(): { id: number; parent: number; memory: number }[] {
  return execFileSync('ps', ['-axo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([id = 0, parent = 0, memory = 0]) => ({ id, parent, memory }));
}

/** The memory of a process and its descendants, in MiB. Shared memory counts for each. */
function memoryOfTree(root: number): number {
  const processes = listProcesses();
  const tree = new Set([root]);
  for (let before = 0; before < tree.size;) {
    before = tree.size;
    for (const { id, parent } of processes) if (tree.has(parent)) tree.add(id);
  }
  const members = processes.filter(({ id }) => tree.has(id));
  return members.reduce((sum, { memory }) => sum + memory, 0) / 1024;
}

/**
 * Measures the memory of a process and its descendants.
 *
 * @param root - id of the process
 * @returns a function that ends the watch and gives the peak in MiB
 */
export function watchMemory(root: number): () => number {
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, memoryOfTree(root))), INTERVAL);
  return () => {
    clearInterval(timer);
    return peak;
  };
}
