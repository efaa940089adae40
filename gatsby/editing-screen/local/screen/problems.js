/* global fetch, document, setTimeout, clearTimeout */
/* Says on the screen what the content checker finds after every save, because the preview shows a change
   only when nothing is wrong with the content. */

/** How long no file may have been saved before the content is checked, in milliseconds. */
const REST = 500;

const notice = document.createElement('div');
notice.setAttribute('role', 'alert');
notice.className = 'problems';
document.body.append(notice);

const element = (name, text) => Object.assign(document.createElement(name), { textContent: text });

async function check() {
  const problems = await (await fetch('/problems')).json();
  const list = document.createElement('ul');
  list.append(
    ...problems.map(({ file, field, wrong, expected }) =>
      element('li', `${[file, field].filter(Boolean).join(', ')}: ${wrong} ${expected}`),
    ),
  );
  const heading = element('p', 'The preview waits until this is put right:');
  notice.replaceChildren(...(problems.length > 0 ? [heading, list] : []));
}

let rest;

/** Has the content checked soon. */
export function checkSoon() {
  clearTimeout(rest);
  rest = setTimeout(check, REST);
}

checkSoon();
