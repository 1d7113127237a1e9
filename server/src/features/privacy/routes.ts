import { Readable } from 'node:stream';
import { api } from '@citato/contract';
import type { PaymentsDeps } from '#features/billing';
import { type RouteImplementation, implement } from '#platform/http';
import { deleteAccount } from './delete-account.ts';
import { type ExportDeps, exportData, giveBackExport } from './export-data.ts';

export function privacyRoutes(deps: PaymentsDeps & ExportDeps): RouteImplementation[] {
  return [
    implement(api.exportData, async ({ caller, reply }) => {
      const pieces = await exportData(deps, caller);
      let isSent = false;
      reply.raw.once('finish', () => {
        isSent = true;
      });
      reply.raw.once('close', () => {
        if (!isSent) void giveBackExport(deps, caller);
      });
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
