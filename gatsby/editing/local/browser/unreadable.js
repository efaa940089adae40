/* global document, window, location */
/* The screen shows a file that cannot be read as an empty form. This says what it is, and shows no form. */

/** The problems of files that cannot be read, and the entries that could not be read at any time. */
let unreadable = [];
const unread = new Set();

const dialog = document.createElement('dialog');
dialog.className = 'unreadable';
document.body.append(dialog);

const element = (name, text) => Object.assign(document.createElement(name), { textContent: text });

const back = element('button', 'Back');
const leave = () => {
  location.hash = location.hash.replace(/^#(.*)\/entries\/.*/, '$1');
};
back.addEventListener('click', leave);
dialog.addEventListener('cancel', leave);

function look() {
  const route = decodeURI(location.hash.slice(1).split('?', 1)[0]);
  const problem = unreadable.find((other) => other.route === route);
  dialog.close();
  if (problem) {
    dialog.ariaLabel = `${problem.labels.join(' › ')} can’t be read`;
    const reason = `${problem.line}: ${problem.wrong} ${problem.expected}`;
    const advice = 'Have the file put right; git has what was committed.';
    const texts = [element('h2', dialog.ariaLabel), element('p', reason), element('p', advice)];
    dialog.replaceChildren(...texts, back);
    dialog.showModal();
  } else if (unread.has(route)) {
    // The screen still has the empty form: it has to read the file again.
    location.reload();
  }
}

window.addEventListener('hashchange', look);
window.addEventListener('problems', ({ detail }) => {
  unreadable = detail.filter(({ line }) => line);
  for (const { route } of unreadable) unread.add(route);
  look();
});
