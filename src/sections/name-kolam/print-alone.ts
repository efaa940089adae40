/** Attribute of <html> while the figure is printed without the rest of the page; its style sheet repeats it. */
const PRINTS_ALONE = 'data-prints-figure';

/** Prints the figure alone. */
export function printAlone(): void {
  const root = document.documentElement;
  root.setAttribute(PRINTS_ALONE, '');
  window.addEventListener('afterprint', () => root.removeAttribute(PRINTS_ALONE), { once: true });
  window.print();
}
