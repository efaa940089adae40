import { DEFERS_LAYOUT, FIRST_PAUSE, HELD, LONGEST_PAUSE } from '../protocol';

// This script is part of every page, before anything that can be seen. Without JavaScript links, menus
// and forms work by themselves.

// A page that does not open at its top is laid out at once: parts above the view would push it away later.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (location.hash || visit?.type !== 'navigate') {
  document.documentElement.removeAttribute(DEFERS_LAYOUT);
}

// Buttons that are clicked before the page has started are clicked again then. Until then they show that they wait.
const clicks: HTMLButtonElement[] = [];
const holdClick = (event: Event) => {
  const button = (event.target as Element).closest<HTMLButtonElement>('button[type=button]');
  if (!button) return;
  clicks.push(button);
  button.ariaBusy = 'true';
  // While it starts, React may take it too: it would be done twice.
  event.stopPropagation();
};
addEventListener('click', holdClick, true);

// A form's own script checks and sends it. If it does not come, the browser does. Closing a dialogue sends nothing.
/** How long a form that was sent waits for its script, in milliseconds: enough for a slow phone network. */
const PATIENCE = 20_000;
const waiting = new AbortController();
function leaveToBrowser(form: HTMLFormElement): void {
  const leave = () => {
    if (!form.hasAttribute(HELD)) return;
    waiting.abort();
    form.removeAttribute(HELD);
    if (form.reportValidity()) form.submit();
  };
  const wait = () => setTimeout(leaveToBrowser, PATIENCE, form);
  const { origin } = new URL(form.action);
  if (!form.hasAttribute(HELD)) return;
  // Errors need no network. Without one, the browser's own page would take the place of what was typed.
  if (form.matches(':invalid')) leave();
  else void fetch(origin, { method: 'HEAD', mode: 'no-cors' }).then(leave, wait);
}
function askBeforeLeaving(event: Event): void {
  if (document.querySelector(`[${HELD}]`)) event.preventDefault();
}
function holdForm(event: Event): void {
  const target = event.target as HTMLFormElement | HTMLInputElement;
  const form = target instanceof HTMLFormElement ? target : target.form!;
  if (form.noValidate || form.closest('dialog')) return;
  event.preventDefault();
  if (form.hasAttribute(HELD)) return;
  form.setAttribute(HELD, '');
  addEventListener('beforeunload', askBeforeLeaving);
  setTimeout(leaveToBrowser, PATIENCE, form);
}
// A form with errors is not submitted: each bad field reports itself.
for (const type of ['submit', 'invalid']) {
  addEventListener(type, holdForm, { capture: true, signal: waiting.signal });
}

window.held = {
  clicks,
  endClicks: () => {
    removeEventListener('click', holdClick, true);
    for (const button of clicks) button.ariaBusy = null;
  },
  endForms: () => waiting.abort(),
  endChanges: () => noted.disconnect(),
};

// A file of the site that does not come, or comes broken, is requested again: after a doubling pause of its own, and
// when the network is back.
function askAgain(failed: HTMLElement, address: string): void {
  if (!address.startsWith(origin)) return;
  const pause = Number(failed.dataset.pause ?? FIRST_PAUSE);
  const ask = () => {
    if (!failed.isConnected) return;
    const next = document.createElement(failed.tagName);
    for (const { name, value } of failed.attributes) next.setAttribute(name, value);
    next.dataset.pause = String(Math.min(2 * pause, LONGEST_PAUSE));
    failed.replaceWith(next);
  };
  // The browser may have kept what came instead.
  const askPastCache = () => void fetch(address, { cache: 'reload' }).then(ask, ask);
  setTimeout(askPastCache, pause);
  addEventListener('online', askPastCache, { once: true });
}
let unreadable = '';
addEventListener(
  'error',
  ({ target, filename, error }) => {
    const failed = target as HTMLScriptElement & HTMLLinkElement;
    if (error instanceof SyntaxError) unreadable = filename;
    // An error of a script, whose target is the window, has no attributes.
    else if (failed.getAttribute?.('src') && failed.tagName === 'SCRIPT')
      askAgain(failed, failed.src);
    else if (failed.rel === 'stylesheet') askAgain(failed, failed.href);
  },
  true,
);
document.addEventListener(
  'load',
  (event) => {
    const script = event.target as HTMLScriptElement;
    if (!unreadable || script.src !== unreadable) return;
    unreadable = '';
    event.stopImmediatePropagation();
    askAgain(script, script.src);
  },
  true,
);

// Others may change the page before React takes it over (browser/as-received.ts).
const changes: MutationRecord[] = [];
const noted = new MutationObserver((records) => changes.push(...records));
window.changes = changes;
document.addEventListener(
  'readystatechange',
  () => {
    noted.observe(document.getElementById('___gatsby')!, {
      childList: true,
      characterData: true,
      characterDataOldValue: true,
      subtree: true,
    });
    // The loader comes once the page has been parsed: the browser would fetch it beside the font, and show text later.
    const loader = document.querySelector<HTMLScriptElement>('script[data-scripts]')!;
    loader.src = loader.dataset.src!;
  },
  { once: true },
);
