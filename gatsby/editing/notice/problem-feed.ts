import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ShownProblem } from './describe-problems';

/** Tells pages that are open which problems the content has, as they come and go: see notice.js. */
export class ProblemFeed {
  private readonly pages = new Set<ServerResponse>();
  private problems: ShownProblem[] = [];

  /** Answers a page, and keeps it informed until it is closed. */
  answer(_request: IncomingMessage, response: ServerResponse): void {
    // The preview's server would hold back what it compresses.
    const caching = 'no-store, no-transform';
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': caching });
    this.pages.add(response);
    response.on('close', () => this.pages.delete(response));
    response.write(`data: ${JSON.stringify(this.problems)}\n\n`);
  }

  /** Says which problems there are now; an empty list when all are put right. */
  publish(problems: ShownProblem[]): void {
    this.problems = problems;
    this.send(`data: ${JSON.stringify(problems)}\n\n`);
  }

  /** Says why something was not done, and which problems it would have made. */
  refuse(message: string, problems: ShownProblem[]): void {
    this.send(`event: refusal\ndata: ${JSON.stringify({ message, problems })}\n\n`);
  }

  private send(message: string): void {
    for (const page of this.pages) page.write(message);
  }
}
