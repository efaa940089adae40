/**
 * Takes a fragment out of the page's address that cannot be decoded, such as "#%": it names nothing, and
 * Gatsby's scrolling would fail over it.
 */
function dropBrokenFragment(): void {
  try {
    decodeURIComponent(window.location.hash);
  } catch {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }
}

// Gatsby's router reads the address when it is imported, and whenever it changes.
dropBrokenFragment();
window.addEventListener('popstate', dropBrokenFragment, true);
