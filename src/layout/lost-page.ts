declare global {
  interface Window {
    ___loader: {
      isPageNotFound: (path: string) => boolean;
      loadPageSync: (path: string) => unknown;
    };
  }
}

const NOT_FOUND = '/404.html';

/**
 * Whether Gatsby takes the page that is open for an unknown address, because something else came in the
 * place of its data: it would replace the page by the one for unknown addresses.
 */
export const isPageLost = (): boolean =>
  window.pagePath !== undefined &&
  window.___loader.isPageNotFound(window.location.pathname) &&
  window.pagePath !== NOT_FOUND;
