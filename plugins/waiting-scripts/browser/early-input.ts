import { DEFERS_LAYOUT, HELD } from '../protocol';

// This script is part of every page, before anything that can be seen. Without JavaScript links, menus
// and forms work by themselves.

// A page that does not begin at its top is laid out at once: parts above the view would push it away later.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (location.hash || visit?.type !== 'navigate') {
  document.documentElement.removeAttribute(DEFERS_LAYOUT);
}

// Buttons that are clicked before the page has started are clicked again then.
const clicks: HTMLButtonElement[] = [];
const holdClick = (event: Event) => {
  const button = (event.target as Element).closest<HTMLButtonElement>('button[type=button]');
  if (!button) return;
  clicks.push(button);
  // While it starts, React may take it too: it would be done twice.
  event.stopPropagation();
};
addEventListener('click', holdClick, true);
window.held = { clicks, endClicks: () => removeEventListener('click', holdClick, true) };

// A form's own script checks and sends it. When that does not come, the browser does. Closing a dialogue sends nothing.
/** How long a form that was sent waits for its script, in milliseconds. */
const PATIENCE = 8000;
const waiting = new AbortController();
function leaveToBrowser(form: HTMLFormElement): void {
  if (!form.hasAttribute(HELD)) return;
  if (navigator.onLine) {
    waiting.abort();
    form.removeAttribute(HELD);
    if (form.reportValidity()) form.submit();
  } else addEventListener('online', () => leaveToBrowser(form), { once: true });
}
function holdForm(event: Event): void {
  const target = event.target as HTMLFormElement | HTMLInputElement;
  const form = target instanceof HTMLFormElement ? target : target.form!;
  if (form.noValidate || form.closest('dialog')) return;
  event.preventDefault();
  if (form.hasAttribute(HELD)) return;
  form.setAttribute(HELD, '');
  setTimeout(leaveToBrowser, PATIENCE, form);
}
// A form with errors is not submitted: each bad field reports itself.
for (const type of ['submit', 'invalid']) {
  addEventListener(type, holdForm, { capture: true, signal: waiting.signal });
}

// A file that does not come is asked for again: after a pause that doubles, and when the network is back.
let pause = 500;
addEventListener(
  'error',
  ({ target }) => {
    const failed = target as HTMLElement;
    if (!/^(SCRIPT|LINK)$/.test(failed.tagName)) return;
    const askAgain = () => {
      if (!failed.isConnected) return;
      const next = document.createElement(failed.tagName);
      for (const { name, value } of failed.attributes) next.setAttribute(name, value);
      failed.replaceWith(next);
    };
    pause = Math.min(2 * pause, 30_000);
    setTimeout(askAgain, pause);
    addEventListener('online', askAgain);
  },
  true,
);
