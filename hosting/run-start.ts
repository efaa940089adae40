import { spawnSync } from 'node:child_process';
import { mailSettingsOf } from './local-mail';
import { serveOrExplain } from './serve';

const env = mailSettingsOf(process.env);
const { status } = spawnSync('npm', ['run', 'build'], { env, stdio: 'inherit' });
if (status === 0) void serveOrExplain(env);
else process.exitCode = 1;
