// The mail library reads localStorage as it loads, and would fail to load where that is forbidden.
try {
  void window.localStorage;
} catch {
  Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
}
