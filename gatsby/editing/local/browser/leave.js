/* global window, document, location, URL, confirm */
/* Asks before an entry is left whose changes are not saved. The screen itself asks nothing: it keeps them
   in the browser, and offers them when the entry is opened again. */

const QUESTION =
  'Leave without saving? What you have changed is kept in this browser, and offered when you open this again.';
const CONTROLS = 'button, [role="option"], [role="checkbox"], [role="switch"]';
const CHANGES_NOTHING = /^(Expand|Collapse|Show|Hide)/;

const entryOf = (url) => new URL(url).hash.split('?', 1)[0];

/** The last entry that somebody has changed: the screen takes some for changed as soon as they are open. */
let touched;

function note({ type, target }) {
  const control = target.closest?.(CONTROLS);
  const label = (control?.ariaLabel ?? control?.textContent ?? '').trim();
  const isChange = type === 'input' || (control && !CHANGES_NOTHING.test(label));
  if (isChange && target.closest('.pane')) touched = entryOf(location.href);
}
for (const type of ['input', 'click']) document.addEventListener(type, note, true);

function hasUnsaved() {
  const buttons = [...document.querySelectorAll('.content-editor [role="toolbar"] button')];
  const save = buttons.find(({ textContent }) => textContent.trim() === 'Save');
  // Right after saving the editor is empty.
  const isOpen = document.querySelector('.content-editor .pane');
  return touched === entryOf(location.href) && isOpen && save?.disabled === false;
}

window.navigation?.addEventListener('navigate', (event) => {
  const { navigationType, destination, cancelable } = event;
  if (!cancelable || navigationType === 'replace' || navigationType === 'reload') return;
  if (entryOf(destination.url) === entryOf(location.href)) return;
  if (hasUnsaved() && !confirm(QUESTION)) event.preventDefault();
});

window.addEventListener('beforeunload', (event) => {
  if (hasUnsaved()) event.preventDefault();
});
