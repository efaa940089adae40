import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** The rooms of src, from the bottom up. A room may import from rooms above it in this list, never sideways. */
const FLOORS = [
  ['styles', 'hooks', 'site'],
  ['components'],
  ['forms', 'seo'],
  ['sections'],
  ['layout'],
  ['pages', 'templates'],
];

/** Pages and templates compose; every other room may not import from rooms above or beside it. */
const directionZones = FLOORS.flatMap((rooms, floor) =>
  rooms.map((room) => ({
    target: `./src/${room}`,
    from: [
      ...FLOORS.slice(floor)
        .flat()
        .filter((other) => other !== room)
        .map((other) => `./src/${other}`),
    ],
    message: 'This room may not import from there: see FLOORS in eslint.config.mjs.',
  })),
);

/** The rooms outside src that hold code. */
const ROOMS = ['gatsby', 'hosting', 'plugins', 'src', 'kolam', 'enquiry', 'benches'];

/** The questions that the build answers, a folder for each. */
const QUESTIONS = ['checker', 'editing', 'pages', 'pictures', 'publish', 'schema'];
for (const { name } of readdirSync('gatsby', { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
)) {
  if (!QUESTIONS.includes(name)) {
    throw new Error(
      `gatsby/${name}/ answers none of the questions that eslint.config.mjs names: put its files into ` +
        `${QUESTIONS.join('/, ')}/, or say why another folder is needed.`,
    );
  }
}

/** Components talk to the waiting scripts through the names of their protocol alone. */
const PLUGIN_NAMES = {
  target: './src',
  from: './plugins',
  except: ['./waiting-scripts/protocol.ts'],
  message: 'From plugins, src imports nothing but plugins/waiting-scripts/protocol.ts.',
};

const NO_TEST_HELPERS = {
  target: './{src,gatsby,hosting,kolam,enquiry}/**/!(*.test).{ts,tsx}',
  from: './tests',
  message: 'Only tests and benches import from tests.',
};

/** The longest a file may be, in lines of code. Reaching the limit means that a component is missing. */
const LIMITS = {
  'src/{pages,templates}/**': 60,
  'src/sections/**': 100,
  'src/{components,forms,hooks,layout,seo,site}/**': 120,
  // The home page lists nine sections and spreads a fragment for each.
  'src/pages/index.tsx': 70,
};

/** One door for each library: only these files import it. */
const DOORS = {
  'react-slick': 'src/components/carousel/**',
  'react-helmet': 'src/seo/**',
  'gatsby-plugin-image': 'src/components/picture/**',
  formik: 'src/forms/**',
  yup: 'src/forms/**',
  '@emailjs/browser': 'enquiry/mail-service/**',
};

const restrictImports = (openDoors, gatsbyNames) => [
  'error',
  {
    paths: [
      ...Object.keys(DOORS)
        .filter((name) => !openDoors.includes(name))
        .map((name) => ({ name, message: `Only ${DOORS[name]} imports ${name}.` })),
      ...gatsbyNames.map((importName) => ({
        name: 'gatsby',
        importNames: [importName],
        message: 'Data comes from page queries and fragments, site-wide data from src/site.',
      })),
    ],
    patterns: [
      {
        group: ['**/data/**', '*.json', '!**/tests/**'],
        message: 'Content enters through GraphQL; tests read it from tests/.',
      },
    ],
  },
];

/** What makes a test flaky: a page may not have answered yet, or has on a fast machine alone. */
const UNSTEADY = [
  {
    selector: "CallExpression[callee.name='expect'] > AwaitExpression.arguments:first-child",
    message: 'This reads once: use an assertion of the locator, or expect.poll.',
  },
  {
    selector: "CallExpression[callee.property.name='waitForTimeout']",
    message: 'Wait for what should happen, or move the clock of the page.',
  },
];

const doorsOf = (place) => Object.keys(DOORS).filter((name) => DOORS[name].startsWith(place));

export default defineConfig(
  globalIgnores([
    'public/',
    'dist/',
    '.cache/',
    '.pictures/',
    'node_modules/',
    'test-results/',
    'src/gatsby-types.d.ts',
  ]),
  js.configs.recommended,
  {
    files: ['static/*.js'],
    languageOptions: {
      globals: {
        caches: 'readonly',
        document: 'readonly',
        navigator: 'readonly',
        self: 'readonly',
        window: 'readonly',
      },
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  {
    files: ['tests/{e2e,engines,editing}/**'],
    rules: { 'no-restricted-syntax': ['error', ...UNSTEADY] },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'gatsby-*.tsx'],
    extends: [jsxA11y.configs.recommended, reactHooks.configs.flat.recommended],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver': { typescript: true } },
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            ...directionZones,
            PLUGIN_NAMES,
            NO_TEST_HELPERS,
            {
              target: './src/**/!(*.test).{ts,tsx}',
              from: ['./gatsby', './hosting'],
              message: 'Visitors get src alone.',
            },
          ],
        },
      ],
      // A row that scrolls sideways can be reached by keyboard.
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { tags: [], roles: ['group'] }],
      'no-restricted-imports': restrictImports([], ['useStaticQuery']),
      'no-console': ['error', { allow: ['error'] }],
    },
  },
  {
    files: ['src/{components,forms,layout,hooks}/**'],
    rules: { 'no-restricted-imports': restrictImports([], ['useStaticQuery', 'graphql']) },
  },
  ...['src/components/carousel', 'src/components/picture', 'src/forms'].map((place) => ({
    files: [`${place}/**`],
    rules: {
      'no-restricted-imports': restrictImports(doorsOf(place), ['useStaticQuery', 'graphql']),
    },
  })),
  {
    files: ['src/seo/**'],
    rules: { 'no-restricted-imports': restrictImports(doorsOf('src/seo'), ['useStaticQuery']) },
  },
  {
    files: ['src/site/**'],
    rules: { 'no-restricted-imports': restrictImports([], []) },
  },
  ...Object.entries(LIMITS).map(([place, max]) => ({
    files: [place],
    rules: { 'max-lines': ['error', { max, skipBlankLines: true, skipComments: true }] },
  })),
  {
    files: [
      '{gatsby,hosting,kolam,enquiry,plugins}/**',
      '{gatsby-config,gatsby-node,plugins/*/gatsby-node}.ts',
    ],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver': { typescript: true } },
    rules: {
      // Gatsby's own types for these hooks hold `Function` and `any`.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/unbound-method': 'off',
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            { target: './gatsby', from: './src', message: 'The build names templates by path.' },
            {
              target: './hosting',
              from: ['./gatsby', './src'],
              message: 'The build imports from hosting, never the other way round.',
            },
            ...['kolam', 'enquiry', 'plugins'].map((room) => ({
              target: `./${room}`,
              from: ROOMS.filter((other) => other !== room).map((other) => `./${other}`),
              message: 'This room imports from no other.',
            })),
            NO_TEST_HELPERS,
          ],
        },
      ],
    },
  },
  {
    // Who installs without the packages of development builds and serves the site too.
    files: ['{gatsby,hosting,kolam,enquiry,plugins,src}/**/*.{ts,tsx}', 'gatsby-*.{ts,tsx}'],
    ignores: ['**/*.test.*', '**/*.d.ts'],
    rules: {
      'import-x/no-extraneous-dependencies': ['error', { devDependencies: false, packageDir: '.' }],
    },
  },
);
