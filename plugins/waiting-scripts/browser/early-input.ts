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
const holdClick = ({ target }: Event) => {
  const button = (target as Element).closest<HTMLButtonElement>('button[type=button]');
  if (button) clicks.push(button);
};
addEventListener('click', holdClick, true);
window.held = { clicks, endClicks: () => removeEventListener('click', holdClick, true) };

// A form's own script sends it. When that does not come, the browser does. Closing a dialogue sends nothing.
/** How long a form that was sent waits for its script, in milliseconds. */
const PATIENCE = 8000;
function sendByBrowser(form: HTMLFormElement): void {
  if (!form.hasAttribute(HELD)) return;
  if (navigator.onLine) {
    form.removeAttribute(HELD);
    form.submit();
  } else addEventListener('online', () => sendByBrowser(form), { once: true });
}
addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    if (form.noValidate || form.method === 'dialog') return;
    event.preventDefault();
    if (form.hasAttribute(HELD)) return;
    form.setAttribute(HELD, '');
    setTimeout(sendByBrowser, PATIENCE, form);
  },
  true,
);

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
