import { spawnSync } from 'node:child_process';
import { mailSettingsOf } from './local-mail';
import { serveOrExplain } from './serve';

const { status } = spawnSync('npm', ['run', 'build'], {
  env: mailSettingsOf(process.env),
  stdio: 'inherit',
});
if (status === 0) void serveOrExplain();
else process.exitCode = 1;
