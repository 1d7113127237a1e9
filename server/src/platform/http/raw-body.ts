import type { FastifyRequest } from 'fastify';

const bodies = new WeakMap<FastifyRequest, string>();

export function storeRawBody(request: FastifyRequest, body: string): void {
  bodies.set(request, body);
}

/** The body as it came, letter for letter: what a signature was made over. */
export function rawBodyOf(request: FastifyRequest): string {
  return bodies.get(request) ?? '';
}
