import { readdirSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3_600;

/**
 * Serves the files of the web build that were there at the start. A folder is one route: as a route each, its hundreds
 * of files took a tenth of every start.
 */
export async function serveBuiltFiles(server: FastifyInstance, directory: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: directory,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const isHashed = path.includes(`${join('/', 'assets')}/`);
      const age = isHashed ? `${String(YEAR_SECONDS)}, immutable` : String(HOUR_SECONDS);
      response.header('cache-control', `public, max-age=${age}`);
    },
  });
  const files = new Set(listServed(directory));
  const routes = new Set([...files].map((file) => file.replace(/\/.*/, '/*')));
  for (const route of routes) {
    server.route<{ Params: { '*'?: string } }>({
      method: ['GET', 'HEAD'],
      url: `/${route}`,
      handler: ({ params }, reply) => {
        const file = route.replace('*', params['*'] ?? '');
        if (files.has(file)) return reply.sendFile(file);
        reply.callNotFound();
        return reply;
      },
    });
  }
}

/** Neither the shell, which needs its nonce, nor maps, nor what begins with a dot. */
function listServed(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join(posix.sep))
    .filter((file) => file !== 'index.html' && !file.endsWith('.map') && !/(^|\/)\./.test(file));
}
