import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { pageRows } from './read-site';

/** The rules of the HTML standard, without those of style, and of headings and texts in place of pictures. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    'heading-level': 'error',
    'wcag/h37': 'error',
    // Gatsby and React write markup in ways that the standard allows and this program dislikes.
    'no-inline-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'element-case': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'require-sri': 'off',
  },
});

test.each(pageRows())('the HTML of %s keeps to the standard', async (_, { html }) => {
  const { results } = await validator.validateString(html);
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(problems).toEqual([]);
});
