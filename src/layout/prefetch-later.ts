/**
 * Lets the browser draw before Gatsby fetches the page behind a link that the pointer comes to, which may
 * also be because a filter has moved the links: on a slow phone the first fetch takes as long as the
 * answer to the click.
 */
export function prefetchLater(): void {
  const loader = window.___loader;
  const { hovering } = loader;
  loader.hovering = (path) => void window.setTimeout(hovering, 0, path);
}
