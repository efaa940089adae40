/* global window, document, location, URL, confirm */
/* Asks before an entry is left whose changes are not saved. The screen itself asks nothing: it keeps them
   in the browser, and offers them when the entry is opened again. */

const QUESTION =
  'Leave without saving? What you have changed is kept in this browser, and offered when you open this again.';

const entryOf = (url) => new URL(url).hash.split('?', 1)[0];

/** The last entry that somebody has changed: the screen takes some for changed as soon as they are open. */
let touched;

const isChange = ({ type, target }) => {
  const control = target.closest?.('button, [role="option"], [role="checkbox"], [role="switch"]');
  const label = (control?.ariaLabel ?? control?.textContent ?? '').trim();
  return type === 'input' || (control && !/^(Expand|Collapse|Show|Hide)/.test(label));
};
const note = (event) => {
  if (event.target.closest?.('.pane') && isChange(event)) touched = entryOf(location.href);
};
for (const type of ['input', 'click']) document.addEventListener(type, note, true);

function hasUnsaved() {
  // Right after saving the editor is empty, and the form of a file that cannot be read has nothing in it.
  if (
    !document.querySelector('.content-editor .pane') ||
    document.querySelector('.unreadable[open]')
  )
    return false;
  const buttons = document.querySelectorAll('.content-editor [role="toolbar"] button');
  const save = [...buttons].find(({ textContent }) => textContent.trim() === 'Save');
  return touched === entryOf(location.href) && save?.disabled === false;
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
