import type { GatsbyConfig } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { contentFolder, isPreview } from './gatsby/editing/preview/preview-folder';
import { jsonTypeName } from './gatsby/schema/model/json-type-name';
import { isWaiting } from './plugins/waiting-scripts/is-waiting';

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  // Beside the live preview the local mail desk answers the forms: see gatsby/editing/preview/spawn-preview.ts.
  proxy: { prefix: '/api', url: `http://localhost:${Number(process.env.PORT ?? 8000) + 25}` },
  // The preview would write them after every change of the content, which took it a third of its time.
  graphqlTypegen: !isPreview() && {
    typesOutputPath: 'src/gatsby-types.d.ts',
    generateOnBuild: true,
    documentSearchPaths: ['./gatsby-node.ts', './gatsby/**/*.ts'],
  },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'data', path: contentFolder() },
    },
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-transformer-json',
      options: { typeName: ({ node }: { node: FileSystemNode }) => jsonTypeName(node) },
    },
    'gatsby-plugin-react-helmet',
    ...(isWaiting() ? ['waiting-scripts'] : []),
  ],
};

export default config;
