import { hashOf } from './finish-site/site-file';

/** The parts of webpack's compiler that are used here. */
type Compiler = {
  hooks: { emit: { tap: (name: string, run: (compilation: Compilation) => void) => void } };
};
type Compilation = { hash: string; assets: Record<string, object> };

/**
 * The step of webpack that names a build after its files, whose names change with what is in them.
 * Webpack's own name also depends on what it has kept from earlier builds. Gatsby writes the name into
 * every page: each of them would change with the first text that is changed after a build from nothing,
 * to be compressed anew and fetched anew.
 */
export const nameBuild = {
  apply({ hooks }: Compiler): void {
    hooks.emit.tap('NameBuild', (compilation) => {
      compilation.hash = hashOf(Object.keys(compilation.assets).sort().join('\n'));
    });
  },
};
