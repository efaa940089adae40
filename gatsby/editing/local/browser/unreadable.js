/* global document, window, location */
/* The screen shows a file that cannot be read as an empty form. This says what it is, and shows no form. */

/** The problems of files that cannot be read. */
let unreadable = [];

/** The entries that could not be read when the screen read them. */
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
  if (!problem) {
    // The screen still has the empty form: it has to read the file again.
    if (unread.has(route)) location.reload();
    dialog.close();
    return;
  }
  dialog.ariaLabel = `${problem.labels.join(' › ')} can’t be read`;
  dialog.replaceChildren(
    element('h2', dialog.ariaLabel),
    element('p', `${problem.line}: ${problem.wrong} ${problem.expected}`),
    element('p', 'Have the file put right; git has what was committed.'),
    back,
  );
  if (!dialog.open) dialog.showModal();
}

window.addEventListener('hashchange', look);
window.addEventListener('problems', ({ detail }) => {
  unreadable = detail.filter(({ line }) => line);
  for (const { route } of unreadable) unread.add(route);
  look();
});
