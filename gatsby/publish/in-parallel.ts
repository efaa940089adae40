/**
 * Runs a task for every item, several at a time.
 *
 * @param items - what to do it for, in order
 * @param most - how many tasks run at the same time
 * @param task - the work for one item
 * @throws what the first failing task throws
 */
export async function inParallel<Item>(
  items: readonly Item[],
  most: number,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: most }, async () => {
      for (const item of waiting) await task(item);
    }),
  );
}
