/* global localStorage, window, CustomEvent */
/* What the screen does on this computer beside what it does everywhere. */

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
