import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { id, isStorable } from '../text.ts';

/** What can be had as a file: one row an answer, a mention, a citation, a company of a prompt, a point in time, an action, an alert. */
export const EXPORT_TABLES = [
  'answers',
  'mentions',
  'sources',
  'results',
  'history',
  'plan',
  'alerts',
] as const;
export type ExportTable = (typeof EXPORT_TABLES)[number];

/**
 * `csv` is for Italian spreadsheets, `xlsx` a spreadsheet itself, `rfc4180` for programs, `jsonl` one object a line with
 * exact texts.
 */
export const EXPORT_FORMATS = ['csv', 'xlsx', 'rfc4180', 'jsonl'] as const;

/** How a file of each format ends. */
export const FILE_ENDINGS = { csv: 'csv', xlsx: 'xlsx', rfc4180: 'csv', jsonl: 'jsonl' } as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const day = z
  .string()
  .check(
    z.refine(
      (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)),
      'Scegli una data valida',
    ),
  );

export const exportTable = defineEndpoint({
  method: 'GET',
  path: '/api/companies/:companyId/exports/:table',
  access: 'user',
  needs: 'read',
  keys: { needs: 'read' },
  summary:
    'A company’s answers, mentions, sources, results, history, plan or alerts as a file, streamed however large it is.',
  params: z.object({ companyId: id, table: z.enum(EXPORT_TABLES) }),
  query: z.object({
    format: z.optional(z.enum(EXPORT_FORMATS)),
    /** Rome days, both included; of results neither counts, they are those of the screens. */
    from: z.optional(day),
    to: z.optional(day),
    /** Ids with commas between them; all prompts without it. */
    prompts: z.optional(z.string().check(z.maxLength(8000), z.refine(isStorable))),
  }),
  responses: { 200: 'binary' },
});
