/* global document, localStorage, window, CustomEvent, MutationObserver, setTimeout */
/* What the screen does only on this computer. */

import './notice.js';

// Nobody signs in to a folder of their own computer.
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'gitea', token: 'local' }));

// The screen does not say why something is refused.
const { fetch } = window;
window.fetch = async (...request) => {
  const response = await fetch(...request);
  if (!response.ok && request[1]?.method === 'POST') {
    window.dispatchEvent(new CustomEvent('refusal', { detail: await response.clone().json() }));
  }
  return response;
};

// The preview opens entries in this window, and says which field was pointed at: see pointing.js.
window.name = 'editing-screen';

/** Milliseconds in which an entry creates its inputs, some of them only once they are near. */
const MAKING = 5000;

const fields = () => [...document.querySelectorAll('[data-key-path]')];

/** The field at a path, or its group while that is closed. */
function fieldAt(path) {
  const field = fields().find(({ dataset }) => dataset.keyPath === path);
  const end = path.lastIndexOf('.');
  return field ?? (end > 0 ? fieldAt(path.slice(0, end)) : undefined);
}

/** Keeps the field that was pointed at in view while its entry loads, until the editor does something. */
function showField() {
  const pointed = localStorage.getItem('pointed-field');
  if (pointed === null) return;
  localStorage.removeItem('pointed-field');
  let isFound = false;
  const observer = new MutationObserver(() => {
    const field = fieldAt(pointed);
    // The next ones are created when the last one comes near.
    (field ?? fields().at(-1))?.scrollIntoView({ block: 'center' });
    if (field && !isFound) setTimeout(end, MAKING);
    isFound ||= Boolean(field);
  });
  const end = () => observer.disconnect();
  observer.observe(document.body, { childList: true, subtree: true });
  for (const act of ['wheel', 'keydown', 'pointerdown']) {
    document.addEventListener(act, end, { once: true, capture: true });
  }
}
showField();
window.addEventListener('hashchange', showField);
