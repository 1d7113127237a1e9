import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createServer } from 'vite';
import { findFreePort } from './find-free-port.ts';
import { ROOT } from './root.ts';
import { toolPath } from './run-command.ts';

const port = Number(process.env['PORT'] ?? 3000);
const address = `http://localhost:${port}`;
const apiPort = await findFreePort();

// The browser sees one address: Vite serves the app with hot reload and hands the rest to the API behind it.
const web = await createServer({
  root: join(ROOT, 'web'),
  configFile: join(ROOT, 'web/vite.config.ts'),
  clearScreen: false,
  server: {
    port,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/healthz', '/readyz', '/metrics'].map((path) => [path, `http://127.0.0.1:${apiPort}`]),
    ),
  },
});
await web.listen();

const api = spawn(
  'tsx',
  ['watch', '--clear-screen=false', '--tsconfig', 'server/tsconfig.json', 'server/src/app/main.ts'],
  {
    cwd: ROOT,
    env: {
      ...process.env,
      PATH: toolPath('.'),
      HOST: '127.0.0.1',
      PORT: String(apiPort),
      APP_URL: process.env['APP_URL'] ?? address,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  },
);
const apiEnded = once(api, 'exit');

console.log(`Citato with reload: ${address}`);

async function stop(): Promise<void> {
  api.kill('SIGTERM');
  await Promise.all([apiEnded, web.close()]);
}

process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
await apiEnded;
await web.close();
