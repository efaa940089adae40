/* global fetch, document, setTimeout, clearTimeout */
/* Shows the findings of the content checker after every save, because the preview shows changes only when
   the content has no problems. */

/** Milliseconds without a save before the content is checked. */
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
  const heading = element('p', 'The preview waits until this is fixed:');
  notice.replaceChildren(...(problems.length > 0 ? [heading, list] : []));
}

let rest;

/** Schedules a check of the content. */
export function checkSoon() {
  clearTimeout(rest);
  rest = setTimeout(check, REST);
}

checkSoon();
