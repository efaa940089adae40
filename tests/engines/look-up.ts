import { readFileSync } from 'node:fs';

/** What a visitor looks for: by role and accessible name, by the label of a field, or by its text. */
export type Target = ({ role: string; name?: string } | { label: string } | { text: string }) & {
  /** Look only in what this finds. */
  within?: Target;
};

/** What a visitor perceives of an element. */
export type Sight = {
  text: string;
  /** Lies in the window, at least in part. */
  isInView: boolean;
  /** Nothing covers its middle. */
  isOnTop: boolean;
  hasFocus: boolean;
  /** Its middle, in CSS pixels from the corner of the window. */
  middle: { x: number; y: number };
};

/** The queries of Testing Library, as they stand in the page. */
type Queries = Record<
  'queryAllByRole' | 'queryAllByLabelText' | 'queryAllByText',
  (scope: HTMLElement, what: string, options?: object) => HTMLElement[]
>;

const LIBRARY = readFileSync(
  'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  'utf8',
);

/** Whether a page has Testing Library, which is large, and so is added only once. */
export const HAS_QUERIES = `'TestingLibraryDom' in window`;

/** Adds Testing Library to a page, and returns nothing else. */
export const BRING_QUERIES = `(() => { ${LIBRARY} return true; })()`;

/** Runs in the page: everything visible that is meant by a target. */
function findAll(target: Target): HTMLElement[] {
  const queries = (window as unknown as { TestingLibraryDom: Queries }).TestingLibraryDom;
  const scopes = target.within ? findAll(target.within) : [document.body];
  const found = scopes.flatMap((scope) => {
    if ('role' in target) return queries.queryAllByRole(scope, target.role, { name: target.name });
    if ('label' in target) return queries.queryAllByLabelText(scope, target.label);
    return queries.queryAllByText(scope, target.text, { exact: false, ignore: 'script, style' });
  });
  return found.filter((element) => element.checkVisibility());
}

/** Runs in the page: what can be perceived of all that is meant. */
function describeAll(elements: HTMLElement[]): Sight[] {
  return elements.map((element) => {
    const { x, y, width, height, bottom, right } = element.getBoundingClientRect();
    const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
    return {
      // Drawings have none.
      text: (element.innerText ?? '').trim(),
      isInView: bottom > 0 && right > 0 && y < window.innerHeight && x < window.innerWidth,
      isOnTop: element.contains(onTop) || (onTop?.contains(element) ?? false),
      hasFocus:
        element === document.activeElement ||
        element.parentElement?.closest('summary') === document.activeElement,
      middle: { x: x + width / 2, y: y + height / 2 },
    };
  });
}

const inPage = (body: string) =>
  `(() => { ${findAll.toString()} ${describeAll.toString()} ${body} })()`;

/** An expression for the page: what can be perceived of all that a target means. */
export const seeAll = (target: Target): string =>
  inPage(`return describeAll(findAll(${JSON.stringify(target)}));`);

/** An expression for the page: brings the first of what is meant to the middle of the window, and describes it. */
export const bringIntoView = (target: Target): string =>
  inPage(`const elements = findAll(${JSON.stringify(target)});
    elements[0]?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return describeAll(elements);`);

/** An expression for the page: gives the focus to the first of what is meant. */
export const giveFocus = (target: Target): string =>
  inPage(`const element = findAll(${JSON.stringify(target)})[0];
    (element?.closest('summary') ?? element)?.focus();
    return element !== undefined;`);
