/**
 * Removes a fragment that cannot be decoded, such as "#%", from the page's address: it names nothing, and Gatsby's
 * scrolling would fail on it.
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
