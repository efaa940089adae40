import { figureOfName, turnGate } from '../../kolam/name-figure';
import { aboutPage } from '../content';
import { test } from './engine-test';
import type { Target } from './look-up';

const words = aboutPage.nameKolam!;
const NAME = 'Kaveri';
const figure = figureOfName(NAME);
const gate = figure.gates[0]!;

test.skip(!words, 'This site does without the field.');

test('a name that is typed at once gets its kolam, whose gates turn by mouse and keyboard', async ({
  visit,
}) => {
  const { label, row, column } = words.gates;
  const button: Target = {
    role: 'button',
    name: `${words.gates.gate}, ${row} ${gate.y + 6}, ${column} ${gate.x + 7}`,
    within: { role: 'group', name: label },
  };
  const { opened, openedBoth, closed, closedBoth } = words.messages;
  const isJoint = turnGate(figure, gate).along.length > 0;
  await visit.open(aboutPage.path);
  await visit.fill({ label: words.field }, NAME);
  await visit.press('Enter');
  await visit.expectOne({ text: words.messages.drawn });
  await visit.expectPath(aboutPage.path);
  await visit.click(button);
  if (gate.isOpen) await visit.expectOne({ text: isJoint ? closedBoth : closed });
  else await visit.expectOne({ text: isJoint ? openedBoth : opened });
  await visit.focus({ role: 'button', name: words.startAgain });
  await visit.press('Enter');
  await visit.expectOne({ text: words.messages.restored });
});
