/* global document, indexedDB, localStorage, window, CustomEvent, URL, MutationObserver, setTimeout */
/* What the screen does only on this computer. */

import './notice.js';

// Nobody signs in to a folder of their own computer.
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'gitea', token: 'local' }));

const CACHE = 'file-cache';

/**
 * Empties the screen's cache of files. The tabs of a browser share it, and one would take what another has saved for
 * what it shows itself.
 */
const emptyCache = () =>
  new Promise((resolve) => {
    const opening = indexedDB.open('gitea:this-computer/website');
    opening.onsuccess = () => {
      const { result: database } = opening;
      if (database.objectStoreNames.contains(CACHE)) {
        database.transaction(CACHE, 'readwrite').objectStore(CACHE).clear();
      }
      // What reads it next waits until it is empty.
      database.close();
      resolve();
    };
    opening.onerror = resolve;
  });

// The screen does not say why something is refused. Before it compares its entries, it asks for the branch.
const { fetch } = window;
window.fetch = async (...request) => {
  if (String(request[0]).includes('/branches/')) await emptyCache();
  const response = await fetch(...request);
  if (!response.ok && request[1]?.method === 'POST') {
    const detail = await response
      .clone()
      .json()
      .catch(() => undefined);
    if (detail) window.dispatchEvent(new CustomEvent('refusal', { detail }));
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

/** Opens a closed group, or the closed entry of a list, on the way to a field in it. */
function openTowards(group, path) {
  const [next] = path.slice(group.dataset.keyPath.length + 1).split('.');
  const own = group.querySelector('[aria-controls]');
  const entry = own?.getAttribute('aria-controls').replace(/list$/, `${next}-body`);
  const toggle = group.querySelector(`[aria-controls="${entry}"]`) ?? own;
  if (toggle?.ariaExpanded === 'false') toggle.click();
}

/** Keeps the field that was pointed at in view while its entry loads, until the editor does something. */
function showField() {
  const pointed = localStorage.getItem('pointed-field');
  if (pointed === null) return;
  localStorage.removeItem('pointed-field');
  let found;
  const show = () => {
    const field = fieldAt(pointed);
    const isGroup = field?.dataset.keyPath !== pointed;
    // In a group, the next ones are created when the last one comes near.
    const last = isGroup && fields().findLast((one) => !field || field.contains(one));
    (last || field)?.scrollIntoView({ block: 'center' });
    if (!field) return;
    if (!found) setTimeout(end, MAKING);
    if (isGroup) openTowards(field, pointed);
    else if (field !== found) field.querySelector('input, textarea')?.focus();
    found = field;
  };
  const observer = new MutationObserver(show);
  const end = () => observer.disconnect();
  observer.observe(document.body, { childList: true, subtree: true });
  for (const act of ['wheel', 'keydown', 'pointerdown']) {
    document.addEventListener(act, end, { once: true, capture: true });
  }
  show();
}
showField();

/** Goes to another entry of the same collection by way of its list: the screen would show nothing of it. */
function goByList({ oldURL, newURL }) {
  const listOf = (url) => /#\/collections\/[^/]+(?=\/entries\/.)/.exec(url)?.[0];
  const list = listOf(newURL);
  if (!list || list !== listOf(oldURL)) return;
  window.location.replace(list);
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[role=grid]')) return;
    observer.disconnect();
    window.location.replace(new URL(newURL).hash);
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
window.addEventListener('hashchange', goByList);

// Another place in the entry that is open changes no address: the preview's change of storage tells, or a click here.
for (const type of ['hashchange', 'click', 'storage']) window.addEventListener(type, showField);
