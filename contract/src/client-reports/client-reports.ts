import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { companyParams } from '../companies/company-names.ts';
import { MAX_LENGTH, id, line, requestId, timestamp } from '../text.ts';
import { clientReport, MAX_REPORT_RIVALS } from './client-report.ts';
import { isHexColour } from './ink.ts';

/** A link lives so long unless somebody says otherwise, and never longer than a year. */
export const LINK_DAYS = 30;
export const MAX_LINK_DAYS = 365;
/** Open links of one report. */
export const MAX_LINKS = 10;
export const MIN_LINK_PASSWORD = 8;
/** Of a logo: what a page for print needs, and a mail can carry. */
export const MAX_LOGO_BYTES = 256 * 1024;

const colour = z.string().check(z.refine((text) => isHexColour(text), 'Scegli un colore, come #7A2E3A'));

/** A PNG or JPEG as an address that holds it. */
const logo = z.nullable(z.string());

const look = z.object({ colour: z.string(), caption: z.nullable(z.string()), logo });
export type ReportLook = z.infer<typeof look>;

const link = z.object({
  id,
  hasPassword: z.boolean(),
  expiresAt: timestamp,
  /** Whoever opened it is not recorded. */
  openings: z.int(),
  createdAt: timestamp,
});
export type ReportLink = z.infer<typeof link>;

const listedReport = z.object({
  id,
  madeAt: timestamp,
  /** It was made for the mail of the month. */
  isMonthly: z.boolean(),
  /** Those that are open; empty for who may not make one. */
  links: z.array(link),
});
export type ListedReport = z.infer<typeof listedReport>;

const desk = z.object({
  /** Whether the plan holds it; with the plans that do, cheapest first. */
  isIncluded: z.boolean(),
  plans: z.array(z.string()),
  /** The same of the client’s logo. */
  isLogoIncluded: z.boolean(),
  logoPlans: z.array(z.string()),
  look,
  /** Who may stand in the line, most named first; empty before the first analysis. */
  rivals: z.array(z.object({ key: z.string(), name: z.string() })),
  /** Newest first. */
  reports: z.array(listedReport),
  /** Members who may be sent it each month, and who is; null for who may not say so. */
  mail: z.nullable(
    z.object({
      people: z.array(z.object({ userId: id, name: z.string(), email: z.string() })),
      recipientIds: z.array(id),
    }),
  ),
});
export type ReportDesk = z.infer<typeof desk>;

export const getReportDesk = defineEndpoint({
  method: 'GET',
  path: '/api/companies/:companyId/client-reports',
  access: 'user',
  needs: 'view',
  summary:
    'The pages made for a client of one company, with their links, their look and who is mailed one each month.',
  params: companyParams,
  responses: { 200: desk },
});

export const createClientReport = defineEndpoint({
  method: 'POST',
  path: '/api/companies/:companyId/client-reports',
  access: 'user',
  needs: 'edit',
  summary: 'Make a page for a client of today’s figures; they stay as they are.',
  params: companyParams,
  body: z.optional(
    z.object({
      /** Keys of the companies in the line; without them the two named most. */
      rivals: z.optional(
        z
          .array(z.string().check(z.maxLength(200)))
          .check(z.maxLength(MAX_REPORT_RIVALS, 'Al massimo due rivali')),
      ),
      requestId: z.optional(requestId),
    }),
  ),
  responses: { 201: z.object({ reportId: id }) },
});

const reportParams = z.object({ reportId: id });

export const getClientReport = defineEndpoint({
  method: 'GET',
  path: '/api/client-reports/:reportId',
  access: 'user',
  needs: 'view',
  summary: 'A page made for a client.',
  params: reportParams,
  responses: { 200: z.object({ report: clientReport, logo }) },
});

export const exportClientReport = defineEndpoint({
  method: 'GET',
  path: '/api/client-reports/:reportId/pdf',
  access: 'user',
  needs: 'view',
  summary: 'A page made for a client as a PDF file of one A4 page.',
  params: reportParams,
  responses: { 200: 'binary' },
});

export const deleteClientReport = defineEndpoint({
  method: 'DELETE',
  path: '/api/client-reports/:reportId',
  access: 'user',
  needs: 'edit',
  summary: 'Delete a page made for a client; its links end with it.',
  params: reportParams,
  responses: { 204: 'empty' },
});

export const setReportLook = defineEndpoint({
  method: 'PUT',
  path: '/api/companies/:companyId/report-look',
  access: 'user',
  needs: 'edit',
  summary: 'Colour and caption of the pages made for a client from now on.',
  params: companyParams,
  body: z.object({
    colour,
    caption: z.nullable(line({ required: 'Scrivi almeno una parola', max: MAX_LENGTH.name })),
  }),
  responses: { 200: look },
});

export const setReportLogo = defineEndpoint({
  method: 'PUT',
  path: '/api/companies/:companyId/report-logo',
  access: 'user',
  needs: 'edit',
  summary: 'The client’s logo, a still PNG or JPEG of at most 256 kB.',
  params: companyParams,
  upload: true,
  responses: { 200: look },
});

export const deleteReportLogo = defineEndpoint({
  method: 'DELETE',
  path: '/api/companies/:companyId/report-logo',
  access: 'user',
  needs: 'edit',
  summary: 'Take the client’s logo off the pages made from now on.',
  params: companyParams,
  responses: { 204: 'empty' },
});

export const createReportLink = defineEndpoint({
  method: 'POST',
  path: '/api/client-reports/:reportId/links',
  access: 'user',
  needs: 'edit',
  summary:
    'A link by which anybody reads this page and nothing else, until it ends; its address is shown once.',
  params: reportParams,
  body: z.object({
    days: z
      .int('Scegli per quanti giorni')
      .check(z.gte(1, 'Almeno un giorno'), z.lte(MAX_LINK_DAYS, 'Al massimo un anno')),
    password: z.optional(
      z
        .string()
        .check(
          z.minLength(MIN_LINK_PASSWORD, `Almeno ${String(MIN_LINK_PASSWORD)} caratteri`),
          z.maxLength(MAX_LENGTH.password, `Massimo ${String(MAX_LENGTH.password)} caratteri`),
        ),
    ),
  }),
  responses: { 201: z.object({ link, url: z.string() }) },
});

export const revokeReportLink = defineEndpoint({
  method: 'DELETE',
  path: '/api/report-links/:linkId',
  access: 'user',
  needs: 'edit',
  summary: 'End a link at once.',
  params: z.object({ linkId: id }),
  responses: { 204: 'empty' },
});

export const setReportMail = defineEndpoint({
  method: 'PUT',
  path: '/api/companies/:companyId/report-mail',
  access: 'user',
  needs: 'edit',
  summary: 'Which members are mailed a page of this company on the first of each month.',
  params: companyParams,
  body: z.object({ recipientIds: z.array(id).check(z.maxLength(50, 'Troppe persone')) }),
  responses: { 204: 'empty' },
});
