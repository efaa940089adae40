import { serveOrExplain } from './serve';

void serveOrExplain();
