import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nameBuild } from './name-build';

type Stats = { hash: string; hasErrors: () => boolean; toString: () => string };
type Webpack = (config: object) => {
  run: (done: (error: Error | null, stats: Stats) => void) => void;
  close: (done: () => void) => void;
};
type StylesPlugin = (new (options: object) => object) & { loader: string };

// Those that Gatsby builds with.
const ofGatsby = createRequire(createRequire(import.meta.url).resolve('gatsby/package.json'));
const webpack = ofGatsby('webpack') as Webpack;
const StylesPlugin = ofGatsby('mini-css-extract-plugin') as StylesPlugin;

/** Milliseconds that builds may take on a machine that does other things. */
const PATIENCE = 60_000;

let folder: string;
const write = (name: string, content: string) => writeFileSync(join(folder, name), content);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'name-build-'));
  write('index.js', "import './page.css'; document.title = 'One text';");
  write('page.css', 'p { color: red }');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds the folder, keeping parts for the next time as Gatsby does, and gives the name of the build. */
async function build(): Promise<string> {
  const compiler = webpack({
    mode: 'production',
    optimization: { minimize: false },
    context: folder,
    entry: './index.js',
    output: { path: join(folder, 'public'), filename: '[name]-[contenthash].js' },
    cache: { type: 'filesystem', cacheDirectory: join(folder, 'cache') },
    module: {
      rules: [{ test: /\.css$/, use: [StylesPlugin.loader, ofGatsby.resolve('css-loader')] }],
    },
    plugins: [new StylesPlugin({ filename: '[name].[contenthash].css' }), nameBuild],
  });
  const stats = await new Promise<Stats>((done, fail) =>
    compiler.run((error, result) => (error ? fail(error) : done(result))),
  );
  await new Promise<void>((closed) => compiler.close(closed));
  if (stats.hasErrors()) throw new Error(stats.toString());
  return stats.hash;
}

test(
  'a build has the same name whether or not parts of it were kept from the one before',
  async () => {
    const fromNothing = await build();
    expect(await build()).toBe(fromNothing);
  },
  PATIENCE,
);

test(
  'a build has another name when its script or its styles have changed',
  async () => {
    const before = await build();
    write('page.css', 'p { color: blue }');
    const withStyles = await build();
    write('index.js', "import './page.css'; document.title = 'Another text';");
    const names = [before, withStyles, await build()];
    expect(new Set(names).size).toBe(3);
  },
  PATIENCE,
);
