/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  rules: {
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*$',
      { message: 'Name classes in camelCase, so that code can use them as styles.name.' },
    ],
    'selector-max-id': 0,
    'declaration-no-important': true,
    // Colours live in tokens.css; everything else uses their roles.
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'lab'],
    'no-descending-specificity': null,
    'media-feature-range-notation': 'prefix',
  },
  overrides: [
    {
      files: ['src/styles/tokens.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
    {
      files: ['src/components/carousel/slick.css', 'src/styles/base.css'],
      rules: { 'selector-class-pattern': null, 'selector-max-id': null },
    },
  ],
};
