import type { Site } from '../site/use-site';

type Entry = Partial<Site['navigation']['main'][number]>;

/**
 * How an entry of the main menu is marked (`aria-current`): as the page that is shown, as the section to which
 * it belongs, or not at all.
 *
 * @param path - address of the page, if a menu leads to it
 */
export function currentOf({ href, items, covers }: Entry, path?: string) {
  if (!path) return undefined;
  if (href === path) return 'page';
  const isListed = items?.some((link) => link.href === path);
  const isCovered = covers && [covers, href].some((place) => path.startsWith(`${place}/`));
  return isListed || isCovered ? 'true' : undefined;
}
