/** Runs a task for every item in order, at most `most` at a time. Two calls may share the items. */
export async function inParallel<Item>(
  items: IterableIterator<Item>,
  most: number,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const worker = async () => {
    for (const item of items) await task(item);
  };
  await Promise.all(Array.from({ length: most }, worker));
}
