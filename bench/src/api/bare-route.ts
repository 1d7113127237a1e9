import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { findFreePort } from '../../../scripts/find-free-port.ts';
import { ROOT } from '../../../scripts/root.ts';
import { startProcess } from '../child-process.ts';
import type { Request } from './load.ts';

const SERVER = `
  const { readFile } = await import('node:fs/promises');
  const { fastify } = await import('fastify');
  const [, file, port, encoding] = process.argv;
  const body = await readFile(file);
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-encoding': encoding };
  const server = fastify();
  server.get('/', (request, reply) => reply.headers(headers).send(body));
  await server.listen({ port: Number(port), host: '127.0.0.1' });
  console.log('listening');
`;

/** The yardstick: a Fastify route that does nothing but return the bytes another request is answered with. */
export async function startBareRoute(answered: Request): Promise<{ url: string; stop(): Promise<void> }> {
  const { body, encoding } = await readAnswer(answered);
  const folder = await mkdtemp(join(tmpdir(), 'citato-bare-route-'));
  const file = join(folder, 'body.json');
  await writeFile(file, body);
  const port = String(await findFreePort());
  const server = await startProcess({
    command: process.execPath,
    args: ['--input-type=module', '--eval', SERVER, file, port, encoding],
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

/** An answer as it travels, compressed or not. */
async function readAnswer({ url, headers }: Request): Promise<{ body: Buffer; encoding: string }> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).on('error', reject);
  });
  return { body: await buffer(answer), encoding: answer.headers['content-encoding'] ?? 'identity' };
}
