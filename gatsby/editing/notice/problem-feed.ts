import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PlaceOnScreen } from '../screen/place-on-screen';
import type { ShownProblem } from './describe-problems';

/** Where a page hears of problems: see notice.js. */
export const FEED = '/content-problems';

/** Tells pages that are open which problems the content has, as they come and go. */
export class ProblemFeed {
  private readonly pages = new Set<ServerResponse>();
  private problems: ShownProblem[] = [];

  /** Answers a page, and keeps it informed until it is closed. */
  readonly answer = (_request: IncomingMessage, response: ServerResponse): void => {
    // The preview's server would hold back what it compresses.
    const caching = 'no-store, no-transform';
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': caching });
    this.pages.add(response);
    response.on('close', () => this.pages.delete(response));
    response.write(`data: ${JSON.stringify(this.problems)}\n\n`);
  };

  /** Says which problems there are now; an empty list when all are put right. */
  publish(problems: ShownProblem[]): void {
    this.problems = problems;
    this.send(`data: ${JSON.stringify(problems)}\n\n`);
  }

  /** Says why something was not done, and which places are in its way. */
  refuse(message: string, places: PlaceOnScreen[]): void {
    this.send(`event: refusal\ndata: ${JSON.stringify({ message, places })}\n\n`);
  }

  private send(message: string): void {
    for (const page of this.pages) page.write(message);
  }
}
