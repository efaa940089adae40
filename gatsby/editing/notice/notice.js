/* global document, window, localStorage, fetch, setTimeout */
/* Shows the content's problems on the editing screen and in the preview, where nothing else would say why a
   change does not appear. Updates as problems come and go. */

/** Milliseconds between two requests for problems. In every tab, an open connection would take one of the six
    that a browser allows to a server. */
const PAUSE = 1000;

const notice = document.createElement('div');
notice.className = 'problem-notice';
notice.setAttribute('role', 'alert');
document.body.append(notice);

/** Makes an element with these texts and elements in it. */
export const make = (name, ...content) => {
  const made = document.createElement(name);
  made.append(...content);
  return made;
};

/** A place on the screen, as a link where there is a screen, which brings its field into view: see start.js. */
function place({ labels, route, field }) {
  const words = labels.join(' › ');
  if (!route || !document.getElementById('nc-root')) return make('strong', words);
  const link = make('a', words);
  link.href = `#${route}`;
  link.addEventListener('click', () => localStorage.setItem('pointed-field', field));
  return link;
}

const describe = ({ wrong, expected, line, ...problem }) =>
  make('li', place(problem), line ? ` (${line})` : '', `: ${wrong} ${expected}`);

function show(heading, problems, handleClose = () => {}) {
  const close = make('button', 'Close');
  close.type = 'button';
  close.addEventListener('click', () => {
    notice.replaceChildren();
    handleClose();
  });
  const list = make('ul', ...problems.map(describe));
  // The keyboard must reach it to scroll it.
  list.tabIndex = 0;
  notice.replaceChildren(make('p', heading, close), list);
}

function headingOf({ length: count }) {
  const [subject, are] = count === 1 ? ['One problem', 'it is'] : [`${count} problems`, 'they are'];
  return `${subject}: the preview shows the last good content until ${are} fixed.`;
}

let last = '[]';

async function look() {
  const answer = await fetch('/admin/problems').catch(() => undefined);
  const data = answer?.ok ? await answer.text() : last;
  // A notice that was closed stays closed until the problems are others.
  if (data !== last) {
    last = data;
    const problems = JSON.parse(data);
    if (problems.length === 0) notice.replaceChildren();
    else show(headingOf(problems), problems);
  }
  setTimeout(look, PAUSE);
}
look();

// Once it is closed, the problems that it covers are shown again.
window.addEventListener('refusal', ({ detail }) => show(detail.message, [], () => (last = '[]')));
