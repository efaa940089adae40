import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Messages } from './rules';
import { FormField } from './form-field';
import { fieldOf } from './form-values';

vi.mock('../../enquiry/mail-service/mail-service', () => ({
  sentNameOf: (field: string) => `fields[${field}]`,
}));

test('a service may receive fields under other names; the form knows them by its own', () => {
  const html = renderToStaticMarkup(
    <FormField
      name="email"
      formName="contact"
      label="Email"
      isRequired
      messages={{} as unknown as Messages}
    />,
  );
  expect(html).toContain('name="fields[email]"');
  const [, id = ''] = /<input[^>]* id="([^"]+)"/.exec(html)!;
  expect(html).toContain(`for="${id}"`);
  expect(fieldOf({ id } as HTMLElement)).toBe('email');
});
