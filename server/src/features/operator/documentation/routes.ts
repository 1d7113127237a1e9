import { api } from '@citato/contract';
import { type RouteImplementation, implement } from '#platform/http';
import { getDocumentation } from './get-documentation.ts';

export function documentationRoutes(): RouteImplementation[] {
  // The contract does not change while a process runs.
  let page: string | null = null;
  return [
    implement(api.getDocumentation, ({ reply }) => {
      page ??= getDocumentation();
      reply.type('text/html; charset=utf-8').send(page);
      return Promise.resolve('sent');
    }),
  ];
}
