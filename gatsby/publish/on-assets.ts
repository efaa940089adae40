import type { Compilation, Compiler, sources } from 'webpack';

/**
 * Makes a webpack plugin that works on the files of a compilation.
 *
 * @param stage - when it runs: before the files are minified, or last of all
 * @param run - what it does; `toSource` turns a text into a file
 */
export const onAssets = (
  name: string,
  stage: 'OPTIMIZE' | 'REPORT',
  run: (compilation: Compilation, toSource: (text: string) => sources.Source) => void,
) => ({
  apply({ webpack, hooks }: Compiler): void {
    const at = { name, stage: webpack.Compilation[`PROCESS_ASSETS_STAGE_${stage}`] };
    hooks.thisCompilation.tap(name, (compilation) =>
      compilation.hooks.processAssets.tap(at, () =>
        run(compilation, (text) => new webpack.sources.RawSource(text)),
      ),
    );
  },
});
