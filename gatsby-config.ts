import type { GatsbyConfig } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { contentFolder } from './gatsby/content-preview/preview-folder';
import { jsonTypeName } from './gatsby/json-type-name';

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  // Beside the live preview the local mail desk answers the forms: see hosting/start-preview.ts.
  proxy: { prefix: '/api', url: `http://localhost:${Number(process.env.PORT ?? 8000) + 25}` },
  graphqlTypegen: {
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
      resolve: 'gatsby-plugin-sharp',
      options: {
        // How well pictures are encoded when they are resized. Beside their originals, 900 pixels wide,
        // WebP at the plugin's own 50 shows fringes round letters and flat colours; at 80 it shows
        // none, nor does AVIF at 60. The files grow by a quarter to a half and stay far below their
        // budgets (tests/site/picture-weights.test.ts).
        defaults: { avifOptions: { quality: 60 }, webpOptions: { quality: 80 } },
      },
    },
    'gatsby-transformer-sharp',
    {
      resolve: 'gatsby-transformer-json',
      options: { typeName: ({ node }: { node: FileSystemNode }) => jsonTypeName(node) },
    },
    'gatsby-plugin-react-helmet',
  ],
};

export default config;
