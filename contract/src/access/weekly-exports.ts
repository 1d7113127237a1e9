import * as z from 'zod/mini';
import { calendarDay } from '../calendar-day.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { companyParams } from '../companies/company-names.ts';
import { id } from '../text.ts';
import { EXPORT_FORMATS, EXPORT_TABLES, type ExportTable } from './exports.ts';

/** What happens on a day: a week's file holds that week alone. Figures of now, the plan and the history come whole. */
export const DATED_TABLES: readonly ExportTable[] = ['answers', 'mentions', 'sources', 'alerts'];

const weeklyExport = z.object({
  companyId: id,
  tables: z.array(z.enum(EXPORT_TABLES)),
  format: z.enum(EXPORT_FORMATS),
  /** Whether they are sent; a choice that was stopped is kept. */
  isSent: z.boolean(),
  /** The Monday of the next mail, in the zone the member is mailed in. */
  nextDay: calendarDay,
});
export type WeeklyExport = z.infer<typeof weeklyExport>;

export const listWeeklyExports = defineEndpoint({
  method: 'GET',
  path: '/api/weekly-exports',
  access: 'user',
  needs: 'read',
  summary: 'The files the signed-in member is mailed each week, by company, and which plans hold files.',
  responses: {
    200: z.object({
      isIncluded: z.boolean(),
      /** The names of the plans that hold files, cheapest first. */
      plans: z.array(z.string()),
      timeZone: z.string(),
      weeklyExports: z.array(weeklyExport),
    }),
  },
});

export const setWeeklyExport = defineEndpoint({
  method: 'PUT',
  path: '/api/companies/:companyId/weekly-export',
  access: 'user',
  needs: 'read',
  summary: 'Mail the signed-in member these tables of a company as files, each Monday.',
  params: companyParams,
  body: z.object({
    tables: z
      .array(z.enum(EXPORT_TABLES))
      .check(
        z.minLength(1, 'Scegli almeno una tabella'),
        z.maxLength(EXPORT_TABLES.length, 'Ogni tabella una volta sola'),
      ),
    format: z.enum(EXPORT_FORMATS),
  }),
  responses: { 200: z.object({ weeklyExport }) },
});

export const stopWeeklyExport = defineEndpoint({
  method: 'DELETE',
  path: '/api/companies/:companyId/weekly-export',
  access: 'user',
  needs: 'read',
  summary: 'Mail the signed-in member no more files of a company; what was chosen is kept.',
  params: companyParams,
  responses: { 204: 'empty' },
});
