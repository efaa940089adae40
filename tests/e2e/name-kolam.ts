import { expect, type Page } from '@playwright/test';
import { figureOfName, turnGate, type Gate } from '../../kolam/name-figure';
import { aboutPage, company } from '../content';

/** The words of the field in which visitors draw a kolam. A site may do without: ask before. */
export const words = aboutPage.nameKolam!;
/** A name that is typed, and the figure that is shown before. */
export const NAME = 'Kaveri Cold Storage';
export const OWN = figureOfName(company.brand);

/** The script that draws figures. */
export const PEN = /\/kolam-pen-[^/]*\.js$/;

export const regionOf = (page: Page) => page.getByRole('region', { name: words.title });
export const fieldOf = (page: Page) => regionOf(page).getByRole('textbox', { name: words.field });
export const figureIn = (page: Page) => regionOf(page).getByRole('img', { name: words.figure });
export const lineIn = (page: Page) => figureIn(page).locator('path').first();
export const buttonIn = (page: Page, name: string) =>
  regionOf(page).getByRole('button', { name, exact: true });
export const gateIn = (page: Page, { x, y }: { x: number; y: number }) =>
  buttonIn(
    page,
    `${words.gates.gate}, ${words.gates.row} ${y + 6}, ${words.gates.column} ${x + 7}`,
  );

export const expectSaid = (page: Page, name: string, message: string) =>
  expect(regionOf(page).getByRole('status')).toHaveText(`${name}. ${message}`);

/** A gate of a figure that turns alone, or with another. */
export const gateThat = (figure: typeof OWN, turnsAlone: boolean): Gate =>
  figure.gates.find((gate) => (turnGate(figure, gate).along.length === 0) === turnsAlone)!;

/** Turns the gate in the page, and expects the figure that must follow. */
export async function expectTurn(
  page: Page,
  figure: typeof OWN,
  gate: Gate,
  turn: () => Promise<void>,
) {
  await turn();
  const next = turnGate(figure, gate).figure;
  await expect(lineIn(page)).toHaveAttribute('d', next.drawing.line);
  for (const { x, y, isOpen } of next.gates) {
    await expect(gateIn(page, { x, y })).toHaveAttribute('aria-pressed', String(isOpen));
  }
  return next;
}

/** Types a name, and waits until its figure is there. */
export async function drawName(page: Page, name: string) {
  await fieldOf(page).fill(name);
  await buttonIn(page, words.draw).click();
  await expectSaid(page, name.trim(), words.messages.drawn);
  return figureOfName(name);
}
