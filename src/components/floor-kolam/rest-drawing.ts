/** Attribute of a drawing that draws itself; "false" while the page answers a visitor. */
export const DRAWS = 'data-draws';

/** How long a drawing rests after each action of the visitor, in milliseconds. */
const REST = 500;

/** Lets a line that draws itself rest while the page answers, because it takes half of a slow processor. */
export function restDrawing(): void {
  let resting: number;
  const setDraws = (draws: boolean) =>
    document.querySelector(`[${DRAWS}]`)?.setAttribute(DRAWS, String(draws));
  const rest = () => {
    setDraws(false);
    clearTimeout(resting);
    resting = window.setTimeout(setDraws, REST, true);
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, rest, { capture: true });
  // The first move of a mouse starts the page.
  addEventListener('pointermove', rest, { once: true });
}
