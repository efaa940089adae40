/* global window, document, IntersectionObserver, addEventListener, removeEventListener, sessionStorage */

// Starts the page's scripts when the visitor first does something. Until then HTML and CSS carry the
// page. Stands at the end of every page; its own element names what it loads.
(() => {
  const { dataset } = document.currentScript;
  const INTENTS = ['scroll', 'keydown', 'pointerdown', 'pointermove', 'touchstart', 'focusin'];
  const EARLY = { capture: true, passive: true };
  const heldClicks = [];

  // What Gatsby's scripts ask for: which page this is, and of which build.
  window.pagePath = dataset.page;
  window.___webpackCompilationHash = dataset.build;

  const load = (name, attributes) =>
    document.head.append(Object.assign(document.createElement(name), attributes));

  // Buttons that need their script: what is clicked before it runs is clicked again once it does.
  const holdClick = ({ target }) => {
    const button = target.closest('button[type=button]');
    if (button) heldClicks.push(button);
  };

  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
    { rootMargin: '300px' },
  );

  function start() {
    INTENTS.forEach((type) => removeEventListener(type, start, EARLY));
    observer.disconnect();
    // The page holds only the styles that it uses itself; the scripts may show others. They are applied
    // when the page has started: working all styles out anew would hold that up.
    load('link', { rel: 'preload', as: 'style', href: dataset.styles });
    dataset.scripts.split(' ').forEach((src) => load('script', { src, async: false }));
    dataset.fetches
      .split(' ')
      .forEach((href) => load('link', { rel: 'preload', as: 'fetch', crossOrigin: '', href }));
  }

  addEventListener('click', holdClick, true);
  addEventListener(
    'started',
    () => {
      removeEventListener('click', holdClick, true);
      load('link', { rel: 'stylesheet', href: dataset.styles });
      heldClicks.forEach((button) => button.click());
    },
    { once: true },
  );
  INTENTS.forEach((type) => addEventListener(type, start, EARLY));
  document.querySelectorAll('[data-carousel]').forEach((element) => observer.observe(element));

  // Something is kept from earlier in this visit (a paused motion, a text half typed): show it at once.
  try {
    if (sessionStorage.length > 0) start();
  } catch {
    // Storage is blocked: nothing was kept.
  }
})();
