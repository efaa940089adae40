import { expect, test } from 'vitest';
import { prepareMessage } from './prepare-message';

/** A form with these controls, as far as a message needs it. */
const formWith = (controls: Record<'id' | 'name', string>[]) => ({
  getAttribute: () => 'contact',
  querySelectorAll: () => controls.map((control) => ({ ...control, type: 'text' })),
});

test('a message has what the visitor fills in, and both of two fields that the service calls alike', () => {
  const formData = new FormData();
  formData.append('name', 'Kavya');
  formData.append('added_by_an_extension', 'x');
  formData.append('name', 'Nair');
  formData.append('phone', '+91 98450 12345');
  const target = formWith([
    { id: 'contact-firstname', name: 'name' },
    { id: 'contact-lastname', name: 'name' },
    { id: 'contact-phone', name: 'phone' },
  ]);
  prepareMessage({ formData, target } as unknown as FormDataEvent);
  expect([...formData]).toEqual([
    ['name', 'Kavya'],
    ['name', 'Nair'],
    ['phone', '9845012345'],
  ]);
});
