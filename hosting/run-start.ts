import { spawnSync } from 'node:child_process';
import { mailSettingsOf } from '../enquiry/mail-service/settings';
import { loadSettings } from './load-settings';
import { serveOrExplain } from './serve';

loadSettings('production');
const env = mailSettingsOf(process.env);
const { status } = spawnSync('npm', ['run', 'build'], { env, stdio: 'inherit' });
if (status === 0) void serveOrExplain(env, 'npm start');
else process.exitCode = 1;
