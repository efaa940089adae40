/** Spaces of the design in pixels: margins, paddings and gaps take them from the tokens --s-6 to --s-96. */
const SCALE = [6, 12, 24, 36, 48, 72, 96, 144];

/** Spaces off the scale that the design's screens have. Anything new takes a token instead. */
const OFF_SCALE = {
  'steps between two tokens': [4, 8, 10, 14, 16, 18, 20, 22, 28, 32, 40, 44, 56, 64, 80],
  'ends of fluid spaces, inside clamp()': [52, 84, 88, 104, 136],
  'hairlines and optical corrections': [0, 0.75, 1, 2, 3, 3.5, 5, 7, 17, 26],
  'room for a mark beside a text, or for what overlaps it': [30, 34, 44, 46, 178, 320],
};

const pixels = (numbers) => `(${numbers.join('|')})px\\b`;
const inScale = `(?<![\\d.])${pixels(SCALE)}`;
const offScale = `(?<![\\d.])(?!${pixels(Object.values(OFF_SCALE).flat())})\\d*\\.?\\d+px\\b`;

/** Style sheets whose custom properties others use. */
const SHARED_PROPERTIES = [
  'src/styles/brand.css',
  'src/styles/tokens.css',
  'src/sections/contact-doors/contact-door.module.css',
  'src/sections/contact-doors/contact-doors.module.css',
];

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-value-no-unknown-custom-properties'],
  rules: {
    'csstools/value-no-unknown-custom-properties': [true, { importFrom: SHARED_PROPERTIES }],
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*$',
      { message: 'Name classes in camelCase, so that code can use them as styles.name.' },
    ],
    'selector-max-id': 0,
    'selector-pseudo-class-disallowed-list': [
      ['is', 'where'],
      { message: 'PurgeCSS drops such a rule from pages that need it: list the selectors.' },
    ],
    'declaration-no-important': true,
    'font-family-name-quotes': 'always-unless-keyword',
    // Colours live in brand.css; everything else uses their roles.
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'lab'],
    'declaration-property-value-disallowed-list': [
      { '/^(margin|padding|gap|row-gap|column-gap)/': [`/${inScale}/`, `/${offScale}/`] },
      {
        message: (property, value) =>
          `The space in "${property}: ${value}" has to be a token such as var(--s-24), or be listed in OFF_SCALE.`,
      },
    ],
    'property-disallowed-list': [
      ['translate', 'rotate', 'scale'],
      { message: 'Write it as transform: Chrome before 104 does not know this property.' },
    ],
    'no-descending-specificity': null,
    'media-feature-range-notation': 'prefix',
  },
  overrides: [
    {
      files: ['src/styles/brand.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
    {
      files: ['src/components/carousel/slick.css', 'src/styles/base.css'],
      rules: { 'selector-class-pattern': null, 'selector-max-id': null },
    },
  ],
};
