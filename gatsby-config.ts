import type { GatsbyConfig } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { contentFolder, isPreview } from './gatsby/editing/preview/preview-folder';
import { loadSettings } from './hosting/load-settings';
import { createMailStandIn, type Middleware } from './hosting/mail-stand-in';
import { draftsLeftOut } from './gatsby/pages/drafts';
import { jsonTypeName } from './gatsby/schema/model/json-type-name';

loadSettings(isPreview() ? 'development' : 'production');

const config: GatsbyConfig = {
  trailingSlash: 'never',
  // Without one, Gatsby asks other servers which adapter fits the host, installs it, and brings back an older build.
  adapter: { name: 'none', adapt: () => undefined },
  jsxRuntime: 'automatic',
  developMiddleware: (app: { use: (answer: Middleware) => void }) => {
    // The stand-in of the mail service answers the forms of the live preview. A later hook would find them read
    // by Gatsby Functions, which have /api for themselves.
    app.use(createMailStandIn(process.env.MAIL_ANSWER));
  },
  // The preview would write them after every change of the content, which took it a third of its time.
  graphqlTypegen: !isPreview() && {
    typesOutputPath: 'src/gatsby-types.d.ts',
    generateOnBuild: true,
    documentSearchPaths: ['./gatsby-node.ts', './gatsby/**/*.ts'],
  },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      // Drafts are left out as if their files did not exist; DRAFTS=on shows them.
      options: { name: 'data', path: contentFolder(), ignore: draftsLeftOut(contentFolder()) },
    },
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-transformer-json',
      options: {
        typeName: ({ node }: { node: FileSystemNode }) => jsonTypeName(`data/${node.relativePath}`),
      },
    },
    'gatsby-plugin-react-helmet',
    // WAIT=off builds an ordinary Gatsby site.
    ...(process.env.WAIT === 'off' || isPreview()
      ? []
      : [{ resolve: 'waiting-scripts', options: { early: 'src/layout/early.ts' } }]),
  ],
};

export default config;
