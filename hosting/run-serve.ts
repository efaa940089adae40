import { loadSettings } from './load-settings';
import { serveOrExplain } from './serve';

loadSettings('production');
void serveOrExplain(process.env, 'npm run serve');
