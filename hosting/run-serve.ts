import { serveOrExplain } from './serve';

void serveOrExplain(process.env);
