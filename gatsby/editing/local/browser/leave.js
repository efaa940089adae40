/* global window, document, location, URL, confirm */
/* Asks before an entry is left whose changes are not saved. The screen itself asks nothing: it keeps them
   in the browser, and offers them when the entry is opened again. */

const QUESTION =
  'Leave without saving? What you have changed is kept in this browser, and offered when you open this again.';

const entryOf = (url) => new URL(url).hash.split('?', 1)[0];

/** The last entry that somebody has changed: the screen takes some for changed as soon as they are open. */
let touched;

const CHANGES_NOTHING = /^(Expand|Collapse|Show|Hide)/;

document.addEventListener('input', () => (touched = entryOf(location.href)), true);
document.addEventListener('click', ({ target }) => noteClick(target), true);

function noteClick(target) {
  const control = target.closest?.('button, [role="option"], [role="checkbox"], [role="switch"]');
  if (!control || control.closest('[role="toolbar"]')) return;
  const label = (control.ariaLabel ?? control.textContent).trim();
  if (label === 'Delete') touched = undefined;
  else if (!CHANGES_NOTHING.test(label)) touched = entryOf(location.href);
}

/** Whether an entry is open that somebody has changed: only then can it be saved. */
function hasUnsaved() {
  if (touched !== entryOf(location.href)) return false;
  // Right after saving the editor is empty, and about to go.
  if (!document.querySelector('.content-editor .pane')) return false;
  // The form of a file that cannot be read has nothing in it.
  if (document.querySelector('dialog.unreadable[open]')) return false;
  const buttons = document.querySelectorAll('.content-editor [role="toolbar"] button');
  const save = [...buttons].find(({ textContent }) => textContent.trim() === 'Save');
  return save !== undefined && !save.disabled;
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
