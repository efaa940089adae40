/** Runs a task for every item in order, at most `most` at a time. */
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
