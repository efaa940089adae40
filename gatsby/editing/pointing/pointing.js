/* global document, window, location, localStorage, fetch, NodeFilter */
/* In the preview only: names the place on the editing screen of the text or picture that is pointed at, and
   opens its entry. The content is searched for what the page shows, so pages carry no marks. */

import { findPlaces, inOneLine, picturesAt } from './find-places.js';
import { make as makeElement } from './notice.js';

/** How many elements around a text may contain the whole text, such as a heading with tags. */
const AROUND = 5;

const make = (name, className, ...content) =>
  Object.assign(makeElement(name, ...content), { className });

const button = make('button', 'pointing-button', 'Edit');
button.type = 'button';
button.title = 'Point at a text or picture to see where to edit it (Alt+E)';
button.setAttribute('aria-keyshortcuts', 'Alt+E');
const about = make('details', 'pointing-about');
about.hidden = true;
const frame = make('div', 'pointing-frame');
const label = make('div', 'pointing-label');
label.setAttribute('role', 'status');
const tools = make('div', 'pointing-tools', about, button, frame, label);
document.body.append(tools);

/** All places of the content, once the server has sent them. */
let places;
let isOn = false;
/** The text, picture or input that is pointed at. */
let pointed;
/** Whether the label lists several places, and waits for one to be chosen. */
let isChoosing = false;

const isIn = ({ left, top, right, bottom }, x, y) =>
  left <= x && x <= right && top <= y && y <= bottom;

const textsIn = (element) =>
  [...element.childNodes].filter(({ nodeType, data }) => nodeType === 3 && data.trim());

function rangeOf(node) {
  const range = document.createRange();
  range.selectNode(node);
  return range;
}

/** The text or picture at a point, even below a link that covers its whole card. */
function thingAt(x, y) {
  for (const element of document.elementsFromPoint(x, y)) {
    if (element.tagName === 'IMG' || element.placeholder) return element;
    const text = textsIn(element).find((node) =>
      [...rangeOf(node).getClientRects()].some((box) => isIn(box, x, y)),
    );
    if (text) return text;
  }
  return undefined;
}

/** The first text or picture in an element that has the focus. */
function thingIn(element) {
  if (element.placeholder || element.tagName === 'IMG') return element;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ALL);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (node.tagName === 'IMG' || (node.nodeType === 3 && node.data.trim())) return node;
  }
  return element;
}

/** The page that a text is on, and the page that it or its whole card links to. */
function pagesOf(element) {
  const card = element.closest('a') ?? element.closest('li, article')?.querySelector('a');
  return { page: location.pathname, link: card?.getAttribute('href') ?? undefined };
}

/** The places of a text node, an image or an input. */
function placesOf(thing) {
  const element = thing.nodeType === 3 ? thing.parentElement : thing;
  if (thing.tagName === 'IMG') {
    const { alt, currentSrc, src } = thing;
    return [[alt], picturesAt(currentSrc || src)].flatMap((texts) =>
      findPlaces(places, texts.filter(Boolean), pagesOf(element)),
    );
  }
  const texts = [thing.data ?? thing.placeholder ?? element.ariaLabel ?? ''];
  for (let around = element; around && texts.length <= AROUND; around = around.parentElement) {
    texts.push(around.textContent);
  }
  return findPlaces(places, texts.map(inOneLine).filter(Boolean), pagesOf(element));
}

/** Opens an entry in the window of the screen, which brings its field into view: see start.js. */
function open({ route, field }) {
  localStorage.setItem('pointed-field', field);
  window.open(`/admin/#${route}`, 'editing-screen');
}

function linkTo(place) {
  const link = make('button', '', place.labels.join(' › '));
  link.type = 'button';
  link.addEventListener('click', () => open(place));
  return link;
}

function hide() {
  isChoosing = false;
  pointed = undefined;
  label.replaceChildren();
  frame.hidden = true;
}

/** Frames a thing, and names its first place above it, or below it if there is no room, once the places have come. */
function show(thing) {
  pointed = thing;
  if (!places) return;
  const { left, top, bottom, width, height } = rangeOf(thing).getBoundingClientRect();
  const inPixels = (lengths) =>
    Object.fromEntries(Object.entries(lengths).map(([side, length]) => [side, `${length}px`]));
  Object.assign(frame.style, inPixels({ left, top, width, height }));
  frame.hidden = false;
  const [first, ...others] = placesOf(thing);
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  label.replaceChildren(
    make('p', '', first ? first.labels.join(' › ') + more : 'The build generates this.'),
  );
  const { innerWidth, innerHeight } = window;
  const isAbove = top > innerHeight / 3;
  label.style.top = isAbove ? 'auto' : `${bottom + 8}px`;
  label.style.bottom = isAbove ? `${innerHeight - top + 8}px` : 'auto';
  label.style.left = `${Math.max(8, Math.min(left, innerWidth - 360))}px`;
}

/** What the head says about the page, with the places. */
function aboutThisPage() {
  const meta = document.querySelector('meta[name="description"]')?.content ?? '';
  const items = [
    ['Title', document.title],
    ['Description', meta],
  ].map(([name, text]) => {
    const found = findPlaces(places, [inOneLine(text)], { page: location.pathname });
    return make('li', '', `${name}: `, ...found.slice(0, 3).map(linkTo));
  });
  return [make('summary', '', 'About this page'), make('ul', '', ...items)];
}

async function turn(to) {
  isOn = to;
  button.setAttribute('aria-pressed', String(to));
  hide();
  about.hidden = !to;
  if (!to) return;
  places = await (await fetch('/admin/places')).json();
  about.replaceChildren(...aboutThisPage());
  if (pointed && !isChoosing) show(pointed);
}

const isOwn = ({ target }) => tools.contains(target);
const isIdle = (event) => !isOn || isChoosing || isOwn(event);

button.addEventListener('click', () => turn(!isOn));
document.addEventListener('keydown', (event) => {
  if (event.altKey && event.code === 'KeyE') {
    event.preventDefault();
    turn(!isOn);
  }
  if (event.key === 'Escape' && isOn) isChoosing ? hide() : turn(false);
});
/** Shows what is under the pointer, which does not move when the page scrolls. */
let point = [0, 0];
function showPointed() {
  const thing = thingAt(...point);
  if (thing) show(thing);
  else hide();
}
document.addEventListener('pointermove', (event) => {
  point = [event.clientX, event.clientY];
  if (!isIdle(event)) showPointed();
});
document.addEventListener('scroll', () => isOn && !isChoosing && showPointed(), { capture: true });
document.addEventListener('focusin', (event) => {
  if (isIdle(event)) return;
  show(thingIn(event.target));
});

// A press opens the entry instead of acting on the page. If there are several places, the editor chooses one.
document.addEventListener(
  'click',
  (event) => {
    if (!isOn || isOwn(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const isByKey = event.detail === 0;
    const thing = isByKey ? thingIn(event.target) : thingAt(event.clientX, event.clientY);
    const found = thing && places ? placesOf(thing) : [];
    if (found.length === 0) return;
    if (found.length === 1) return open(found[0]);
    show(thing);
    isChoosing = true;
    label.replaceChildren(
      make('ul', '', ...found.slice(0, 12).map((place) => make('li', '', linkTo(place)))),
    );
    if (isByKey) label.querySelector('button').focus();
  },
  { capture: true },
);
