import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { PLAN_IDS } from '../payments/plan-ids.ts';
import { timestamp } from '../text.ts';

const adminStats = z.object({
  usersTotal: z.int(),
  companiesCreated: z.int(),
  promptsCreated: z.int(),
  /** Analyses that finished in the period. */
  analysesProcessed: z.int(),
  /** Task lists first prepared in the period. */
  taskListsProcessed: z.int(),
  /** Who signed up in the period, by the plan they are on now. */
  usersByPlan: z.record(z.enum(PLAN_IDS), z.int()),
});
export type AdminStats = z.infer<typeof adminStats>;

/** The database has no year 0; all data are younger than 1970. */
const moment = timestamp.check(z.refine((text) => Date.parse(text) >= 0, 'Data non valida'));

export const getAdminStats = defineEndpoint({
  method: 'GET',
  path: '/api/admin/stats',
  access: 'admin',
  summary: 'What came to be between two moments, the first included: users, companies, prompts, analyses.',
  query: z.object({ startDate: moment, endDate: moment }).check(
    z.refine(({ startDate, endDate }) => Date.parse(startDate) <= Date.parse(endDate), {
      message: 'La data di inizio viene dopo quella di fine',
      path: ['startDate'],
    }),
  ),
  responses: { 200: z.object({ stats: adminStats }) },
});
