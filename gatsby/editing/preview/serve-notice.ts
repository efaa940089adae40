import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { CreateDevServerArgs } from 'gatsby';
import { FEED } from '../notice/problem-feed';
import { feed } from './start-preview';

/** Where the preview has the notice of problems: see gatsby-ssr.tsx. */
const FILES = ['notice.js', 'notice.css'];

/** What is needed of the server that Gatsby hands over. */
type PreviewServer = {
  get: (
    path: string,
    answer: (request: IncomingMessage, response: PreviewResponse) => void,
  ) => void;
};
type PreviewResponse = ServerResponse & { sendFile: (path: string) => void };

/** Has every page of the preview say which problems keep it at the last good content. */
export function onCreateDevServer({ app }: CreateDevServerArgs): void {
  const server = app as PreviewServer;
  server.get(FEED, feed.answer);
  for (const name of FILES) {
    server.get(`/problem-notice/${name}`, (_request, response) =>
      response.sendFile(resolve('gatsby/editing/notice', name)),
    );
  }
}
