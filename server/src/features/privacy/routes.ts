import { Readable } from 'node:stream';
import { api } from '@citato/contract';
import type { Context } from '#platform/context';
import { type RouteImplementation, implement } from '#platform/http';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';

export function privacyRoutes(deps: Context): RouteImplementation[] {
  return [
    implement(api.exportData, async ({ caller, reply }) => {
      const pieces = await exportData(deps, caller);
      const day = deps.clock.now().toISOString().slice(0, 10);
      reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="citato-dati-${day}.json"`)
        .send(Readable.from(pieces));
      return 'sent';
    }),
    implement(api.deleteAccount, async ({ body, caller }) => {
      await deleteAccount(deps, { userId: caller.userId, password: body.password });
      return { status: 204 };
    }),
  ];
}
