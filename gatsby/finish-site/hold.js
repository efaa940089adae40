/* global window, addEventListener, removeEventListener */

// Keeps what is done before the page's scripts have come. Stands in every page, before all that can be
// used. Without script this does not run: links, menus and forms then work by themselves.
{
  const clicks = [];

  // Buttons that need their script: they are clicked again once it runs.
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
