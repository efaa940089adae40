import { serveOrExplain } from './serve';

void serveOrExplain({ env: process.env });
