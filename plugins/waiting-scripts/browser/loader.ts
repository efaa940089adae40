import { HELD, markOf, PARTS, retry, STARTED, STARTS_SEEN, type LoaderData } from '../protocol';

// Every page fetches this one file. It starts the page's scripts when the visitor first does something;
// until then HTML and CSS carry the page.

declare const CHUNK_MAPPING: string;

const data = document.currentScript!.dataset as LoaderData;
/** What only a visitor does. */
const ACTIONS = ['wheel', 'keydown', 'pointerdown', 'pointermove', 'click'];
/** What assistive technology may do without any of these, as may the browser while a page opens. */
const MOVES = ['scroll', 'focusin'];
/** How long after its layout a page is at rest, in milliseconds. */
const REST = 1000;
const EARLY = { capture: true, passive: true };
const held = window.held!;
const { pathname } = location;
let isStarting = false;

window.pagePath = data.page;
window.___webpackCompilationHash = data.build;
window.___chunkMapping = CHUNK_MAPPING;

function load(name: string, attributes: object): HTMLElement {
  const element = Object.assign(document.createElement(name), attributes);
  // A style sheet comes behind those that the page itself links, so that it is the last.
  (name === 'link' ? document.body : document.head).append(element);
  return element;
}

/** Adds a script; early-input.ts asks for it again until it has come. */
const fetchScript = (src: string) =>
  new Promise<void>((done) => {
    load('script', { src });
    document.addEventListener(
      'load',
      ({ target }) => (target as Element).getAttribute('src') === src && done(),
      true,
    );
  });

/** Gives data to Gatsby: the page's own data at once, other data as an answer to the request that Gatsby will make. */
function handOver(href: string, content: object): Promise<unknown> | void {
  if ('path' in content) window.pageData = content;
  else {
    const link = load('link', { rel: 'preload', as: 'fetch', crossOrigin: '', href });
    return new Promise((done, failed) => {
      link.onload = done;
      // The network may go between the two requests.
      link.onerror = () => failed(new Error(href));
    });
  }
}

/** Lets a page work as it does without scripts. */
function leaveAsItIs(): void {
  held.endClicks();
  held.endForms();
}

/** Fetches data until it has come. A page whose data has changed since it was opened never starts. */
const fetchData = (href: string, index: number) =>
  retry(async () => {
    const response = await fetch(href, { cache: 'no-cache' });
    const text = await response.text();
    const content = JSON.parse(text) as object;
    if (!response.ok) throw new Error(href);
    if (markOf(text) === data.marks.split(' ')[index]) return handOver(href, content);
    // A release has come meanwhile. React would replace what the visitor reads and types.
    leaveAsItIs();
    return new Promise<never>(() => {});
  });

/** Runs a task when the browser has time, within 300 ms even on animated pages. */
const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: 300 }) : setTimeout(task);

// What moves by itself moves as soon as it is seen, even before the visitor has done anything.
const observer = new IntersectionObserver(
  (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
);

function start(): void {
  if (isStarting) return;
  isStarting = true;
  window.startedAt = scrollY;
  for (const type of [...ACTIONS, ...MOVES]) removeEventListener(type, start, EARLY);
  observer.disconnect();
  // The last script starts the page. It runs when all others and the data are there: Gatsby shows a page
  // that lacks one as an error.
  const scripts = data.scripts.split(' ');
  const starter = scripts.pop()!;
  load('link', { rel: 'preload', as: 'script', href: starter });
  const arrivals = [...scripts.map(fetchScript), ...data.fetches.split(' ').map(fetchData)];
  void Promise.all(arrivals).then(() => load('script', { src: starter }));
  // The page holds only the styles that it uses itself; scripts may show more. The whole style sheet is
  // applied when the page has started: computing all styles again would hold that up.
  load('link', { rel: 'preload', as: 'style', href: data.styles });
}

const startAtMoves = () => MOVES.forEach((type) => addEventListener(type, start, EARLY));

addEventListener(
  STARTED,
  () => {
    window.onpopstate = null;
    held.endClicks();
    load('link', { rel: 'stylesheet', href: data.styles });
    for (const button of held.clicks) button.click();
  },
  { once: true },
);
// At another address (an archive, a page that was saved, the error page) it stays as it is: Gatsby would leave that
// address, or show another page there.
if (pathname === data.page) {
  // After a reload, Back leads to pages that this document has not shown: until its router runs, they are loaded.
  window.onpopstate = () => {
    if (location.pathname === pathname) return;
    // Another page starts at its top, or at the place that the address names.
    history.scrollRestoration = 'manual';
    location.reload();
  };
  for (const type of ACTIONS) addEventListener(type, start, EARLY);
  for (const part of document.querySelectorAll(`[${STARTS_SEEN}]`)) observer.observe(part);
} else {
  isStarting = true;
  leaveAsItIs();
}

// The visitor did something before this script ran, or earlier in this visit (a paused motion, a text
// half typed): React shows it. What Gatsby itself keeps for the visit, under "@@…", shows nothing.
if (held.clicks.length > 0 || document.querySelector(`[${HELD}]`)) start();
whenIdle(() => {
  try {
    if (Object.keys(sessionStorage).some((key) => key[0] !== '@')) start();
  } catch {
    // Storage is blocked: nothing was kept.
  }
});

// Parts out of view (deferred-layout.css) are laid out, each in a frame of its own.
const parts = [...document.querySelectorAll<HTMLElement>(PARTS)];
function layOutNext(): void {
  const part = parts.shift();
  if (part) {
    part.style.contentVisibility = 'visible';
    requestAnimationFrame(() => whenIdle(layOutNext));
  } else {
    // The browser has told of its own scrolls before it runs what was asked for a frame.
    setTimeout(() => requestAnimationFrame(startAtMoves), REST);
  }
}
// After everything in view has loaded: pictures further down would delay it.
addEventListener('load', () => whenIdle(layOutNext));
