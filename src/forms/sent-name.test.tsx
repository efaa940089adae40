import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Messages } from './rules';

// Other tests may have loaded the field with the real names.
beforeAll(() => {
  vi.resetModules();
  vi.doMock('../../enquiry/mail-service/mail-service', () => ({
    sentNameOf: (field: string) => `fields[${field}]`,
  }));
});
afterAll(() => {
  vi.doUnmock('../../enquiry/mail-service/mail-service');
  vi.resetModules();
});

test('a service may receive fields under other names; the form knows them by its own', async () => {
  const { FormField } = await import('./form-field');
  const { fieldOf } = await import('./form-values');
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
