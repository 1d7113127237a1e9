import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addHealthRoutes } from './health.ts';

const askReady = async ({ down, isDead = false }: { down: readonly string[]; isDead?: boolean }) => {
  const server = Fastify();
  addHealthRoutes(server, {
    isReady: () => (isDead ? Promise.reject(new Error('No database')) : Promise.resolve()),
    isDraining: () => false,
    listDown: () => down,
  });
  const answer = await server.inject('/readyz');
  await server.close();
  const body: unknown = JSON.parse(answer.body);
  return { statusCode: answer.statusCode, body };
};

test('a part of the database that does not answer is named, and the others are served', async () => {
  expect(await askReady({ down: [] })).toEqual({ statusCode: 200, body: { status: 'ready' } });
  expect(await askReady({ down: ['10.0.0.2:5432'] })).toEqual({
    statusCode: 200,
    body: { status: 'ready', unreachable: ['10.0.0.2:5432'] },
  });
  expect(await askReady({ down: ['10.0.0.2:5432'], isDead: true })).toMatchObject({ statusCode: 503 });
});
