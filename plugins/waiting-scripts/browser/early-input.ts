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

// A form's own script sends it. Closing a dialogue sends nothing.
addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    if (form.noValidate || form.method === 'dialog') return;
    event.preventDefault();
    form.setAttribute(HELD, '');
  },
  true,
);
