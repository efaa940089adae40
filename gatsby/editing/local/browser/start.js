/* global localStorage, window, document, setTimeout, CustomEvent */
/* What the screen does on this computer beside what it does everywhere. */

import './notice.js';
import './leave.js';
import './unreadable.js';

// Nobody signs in to a folder of their own computer.
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'gitea', token: 'local' }));

// The screen does not say why something is refused.
const { fetch } = window;
window.fetch = async (...request) => {
  const response = await fetch(...request);
  if (response.status === 409) {
    window.dispatchEvent(new CustomEvent('refusal', { detail: await response.clone().json() }));
  }
  return response;
};

/** How often a field is looked for, and the milliseconds between: the screen makes inputs as it needs them. */
const ATTEMPTS = 20;
const PAUSE = 200;

const fieldAt = (keyPath) => document.querySelector(`.field[data-key-path="${keyPath}"]`);

/** Goes to a field of the open entry, as the screen does for mistakes that it finds itself. */
function goToField(keyPath, attempts = ATTEMPTS) {
  if (attempts === 0 || fieldAt(keyPath)?.contains(document.activeElement)) return;
  // What is far away in the form has no inputs yet: they come with the field that they are in.
  (fieldAt(keyPath) ?? fieldAt(keyPath.split('.', 1)[0]))?.scrollIntoView();
  const payload = { locale: '_default', keyPath };
  window.postMessage({ type: 'highlight-editor-field', payload });
  setTimeout(() => goToField(keyPath, attempts - 1), PAUSE);
}

document.addEventListener('click', ({ target }) => {
  const keyPath = target.closest?.('a[data-field]')?.dataset.field;
  if (keyPath) setTimeout(() => goToField(keyPath), PAUSE);
});
