import { isFromElsewhere, refuse } from '../../../hosting/answer';
import type { Middleware } from '../../../hosting/mail-stand-in';

/** The parts used of the preview's server, which is Express. */
type PreviewServer = { use: (answer: Middleware) => void; _router: { stack: unknown[] } };

/** Keeps pages of other sites out of the preview: Gatsby lets any page read its data, drafts too. */
export async function refuseOthers(app: PreviewServer): Promise<void> {
  app.use((request, response, next) => (isFromElsewhere(request) ? refuse(response) : next()));
  // Before what Gatsby has added.
  const { stack } = app._router;
  stack.unshift(stack.pop());
  // Every change is sent to open pages by a socket, which Gatsby opens later and beside Express.
  const { websocketManager } = await import('gatsby/dist/utils/websocket-manager');
  const { init } = websocketManager;
  websocketManager.init = (options) => {
    const sockets = init(options);
    sockets.engine.opts.allowRequest = (request, decide) => decide(null, !isFromElsewhere(request));
    return sockets;
  };
}
