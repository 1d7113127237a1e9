import { api } from '@citato/contract';
import { type RouteImplementation, implement } from '#platform/http';
import { buildPage } from './build-page.ts';

export function documentationRoutes(): RouteImplementation[] {
  // The contract does not change while a process runs.
  let page: string | null = null;
  return [
    implement(api.getDocumentation, ({ reply }) => {
      page ??= buildPage();
      reply.type('text/html; charset=utf-8').send(page);
      return Promise.resolve('sent');
    }),
  ];
}
