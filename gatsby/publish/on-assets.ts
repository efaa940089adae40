/** A webpack module; a concatenated one contains others. */
export type Module = { resource?: string; modules?: Iterable<Module> };

/** The parts of webpack that the build uses to change and add files. */
type Compilation = {
  modules: Iterable<Module>;
  assets: Record<string, { source: () => string | Buffer }>;
  hooks: { processAssets: { tap: (at: { name: string; stage: number }, run: () => void) => void } };
  emitAsset: (name: string, source: object) => void;
  updateAsset: (name: string, source: object) => void;
};
type Compiler = {
  webpack: {
    Compilation: Record<`PROCESS_ASSETS_STAGE_${Stage}`, number>;
    sources: { RawSource: new (text: string) => object };
  };
  hooks: {
    thisCompilation: { tap: (name: string, run: (compilation: Compilation) => void) => void };
  };
};

/** When webpack works on its files: before they are made small, or last of all. */
type Stage = 'OPTIMIZE' | 'REPORT';

/**
 * Makes a webpack plugin that works on the files of a compilation.
 *
 * @param name - name of the plugin
 * @param stage - when it runs
 * @param run - what it does; `toSource` makes a file of a text
 */
export const onAssets = (
  name: string,
  stage: Stage,
  run: (compilation: Compilation, toSource: (text: string) => object) => void,
) => ({
  apply({ webpack, hooks }: Compiler): void {
    const at = { name, stage: webpack.Compilation[`PROCESS_ASSETS_STAGE_${stage}`] };
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap(at, () =>
        run(compilation, (text) => new webpack.sources.RawSource(text)),
      );
    });
  },
});
