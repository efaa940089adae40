import type { CreateDevServerArgs } from 'gatsby';
import { serveScreen } from './local/serve-screen';
import { feed } from './preview/start-preview';

/** What is needed of the server that Gatsby hands over. */
type PreviewServer = {
  use: (path: string, answer: Awaited<ReturnType<typeof serveScreen>>) => void;
};

/** Adds the editing screen, and what tells every page of the preview of problems, to the preview's server. */
export async function onCreateDevServer({ app }: CreateDevServerArgs): Promise<void> {
  const server = app as PreviewServer;
  server.use('/admin', await serveScreen(process.cwd(), feed));
}
