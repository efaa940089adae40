/**
 * Lets the browser draw before Gatsby fetches the page behind a link that the pointer comes to: that takes
 * a slow machine some 20 ms, and a filter that has just been chosen may move a link under the pointer.
 */
export function prefetchLater(): void {
  const loader = window.___loader;
  const { hovering } = loader;
  loader.hovering = (path) => void window.setTimeout(hovering, 0, path);
}
