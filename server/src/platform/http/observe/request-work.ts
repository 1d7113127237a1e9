import type { FastifyRequest } from 'fastify';
import { startWork, type Work } from '#platform/logging';

const works = new WeakMap<FastifyRequest, Work>();

/** What is recorded of a request for its line in the log. */
export function workOf(request: FastifyRequest): Work {
  const known = works.get(request);
  if (known) return known;
  const work = startWork();
  works.set(request, work);
  return work;
}
