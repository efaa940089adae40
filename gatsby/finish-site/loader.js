/* global window, document, IntersectionObserver, addEventListener, removeEventListener, requestAnimationFrame, requestIdleCallback, setTimeout, clearTimeout, sessionStorage, SPECULATION_RULES, PRINT_STYLES, CHUNK_MAPPING */

// Starts the page's scripts when the visitor first does something. Until then HTML and CSS carry the
// page. Every page fetches this one file; the element that does so names what it loads.
(() => {
  const { dataset } = document.currentScript;
  const INTENTS = ['scroll', 'keydown', 'pointerdown', 'pointermove', 'touchstart', 'focusin'];
  const EARLY = { capture: true, passive: true };
  // What inline.js keeps.
  const { held } = window;
  let isStarting = false;

  // What Gatsby's scripts ask for: which page this is, of which build, and which files there are.
  window.pagePath = dataset.page;
  window.___webpackCompilationHash = dataset.build;
  window.___chunkMapping = CHUNK_MAPPING;

  const load = (name, attributes) => {
    const element = Object.assign(document.createElement(name), attributes);
    document.head.append(element);
    return element;
  };

  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
    { rootMargin: '300px' },
  );

  // A line that draws itself keeps half of a slow processor busy: it rests while the page answers.
  let resting;
  const setDraws = (draws) =>
    document.querySelector('[data-draws]')?.setAttribute('data-draws', draws);
  const rest = () => {
    setDraws(false);
    clearTimeout(resting);
    resting = setTimeout(setDraws, 500, true);
  };
  ['pointerdown', 'keydown'].forEach((type) => addEventListener(type, rest, EARLY));

  function start() {
    if (isStarting) return;
    isStarting = true;
    rest();
    INTENTS.forEach((type) => removeEventListener(type, start, EARLY));
    observer.disconnect();
    dataset.scripts.split(' ').forEach((src) => load('script', { src, async: false }));
    dataset.fetches
      .split(' ')
      .forEach((href) => load('link', { rel: 'preload', as: 'fetch', crossOrigin: '', href }));
    // The page holds only the styles that it uses itself; the scripts may show others. They are applied
    // when the page has started: working all styles out anew would hold that up.
    load('link', { rel: 'preload', as: 'style', href: dataset.styles });
  }

  addEventListener(
    'started',
    () => {
      setDraws(true);
      held.endClicks();
      load('link', { rel: 'stylesheet', href: dataset.styles });
      held.clicks.forEach((button) => button.click());
    },
    { once: true },
  );
  INTENTS.forEach((type) => addEventListener(type, start, EARLY));
  document.querySelectorAll('[data-carousel]').forEach((element) => observer.observe(element));

  // What can wait a moment is done when there is time, each bit by itself: soon also where something moves.
  const whenIdle = (task) =>
    window.requestIdleCallback ? requestIdleCallback(task, { timeout: 300 }) : setTimeout(task);

  // Something was done before this ran, or is kept from earlier in this visit (a paused motion, a text
  // half typed): show it.
  if (held.clicks.length > 0 || document.querySelector('[data-held]')) start();
  whenIdle(() => {
    try {
      if (sessionStorage.length > 0) start();
    } catch {
      // Storage is blocked: nothing was kept.
    }
  });

  // Pages that links lead to are fetched when the pointer comes to rest on them; later Gatsby does that.
  whenIdle(() => {
    if (isStarting) return;
    const rules = load('script', { type: 'speculationrules', textContent: SPECULATION_RULES });
    addEventListener('started', () => rules.remove(), { once: true });
  });

  // What is out of view (src/layout/layout.module.css) is laid out, each part in a frame of its own. Styles
  // for paper come last.
  const parts = [...document.querySelectorAll('main > *, [data-parts] > *, aside, footer')];
  const layOutNext = () => {
    const part = parts.shift();
    if (part) {
      part.style.contentVisibility = 'visible';
      requestAnimationFrame(() => whenIdle(layOutNext));
    } else load('link', { rel: 'stylesheet', media: 'print', href: PRINT_STYLES });
  };
  // Once all that is in view has come, which pictures further down would slow.
  addEventListener('load', () => whenIdle(layOutNext));
})();
