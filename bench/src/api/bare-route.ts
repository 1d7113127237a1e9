import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../../scripts/find-free-port.ts';
import { ROOT } from '../../../scripts/root.ts';
import { startProcess } from '../child-process.ts';

const SERVER = `
  const { readFile } = await import('node:fs/promises');
  const { fastify } = await import('fastify');
  const [, file, port] = process.argv;
  const body = await readFile(file, 'utf8');
  const server = fastify();
  server.get('/', (request, reply) => reply.type('application/json; charset=utf-8').send(body));
  await server.listen({ port: Number(port), host: '127.0.0.1' });
  console.log('listening');
`;

/** The yardstick: a Fastify route that does nothing but return the same bytes. */
export async function startBareRoute(body: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'citato-bare-route-'));
  const file = join(folder, 'body.json');
  await writeFile(file, body);
  const port = String(await findFreePort());
  const server = await startProcess({
    command: process.execPath,
    args: ['--input-type=module', '--eval', SERVER, file, port],
    ready: /listening/,
    options: { cwd: join(ROOT, 'server') },
  });
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
