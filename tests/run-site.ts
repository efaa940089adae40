import { serveOrExplain } from '../hosting/serve';

// What `npm start` does after the build. `npm run serve` has no local inbox.
void serveOrExplain({ env: process.env, hasInbox: true });
