/* global window, document, location, performance, addEventListener, removeEventListener */

// Stands in every page, before all that can be seen. Without script it does not run: links, menus and
// forms then work by themselves.
{
  // A page that does not begin at its top is laid out at once (src/layout/layout.module.css): what is
  // above the view would push it away later.
  const [visit] = performance.getEntriesByType('navigation');
  if (location.hash || visit?.type !== 'navigate') delete document.documentElement.dataset.laysOut;

  // What is done before the page's scripts have come is kept. Buttons are clicked again once these run.
  const clicks = [];
  const holdClick = ({ target }) => {
    const button = target.closest('button[type=button]');
    if (button) clicks.push(button);
  };

  addEventListener('click', holdClick, true);

  // A form that is sent: its script sends it. What closes a dialogue sends nothing.
  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (form.noValidate || form.method === 'dialog') return;
      event.preventDefault();
      form.dataset.held = '';
    },
    true,
  );

  // For loader.js.
  window.held = { clicks, endClicks: () => removeEventListener('click', holdClick, true) };
}
