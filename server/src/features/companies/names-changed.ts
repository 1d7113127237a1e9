import * as z from 'zod';
import { type CompanyId, type AccountId, toId } from '#lib/ids';
import { defineEvent } from '#platform/events';

/** The names of a company or of others in its market have changed: answers read before are out of date. */
export const namesChanged = defineEvent({
  name: 'companies.names-changed',
  schema: z.object({
    userId: z.uuid().transform((id) => toId<AccountId>(id)),
    companyId: z.uuid().transform((id) => toId<CompanyId>(id)),
    namesRevision: z.int(),
  }),
});
