import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { knownWord } from '../known-word.ts';
import { MAX_LENGTH, id, timestamp } from '../text.ts';

const companyParams = z.object({ companyId: id });
const day = z.string();

const accessLog = z.object({
  id,
  /** Chosen by its user, or sent to the address by a machine. */
  source: knownWord(['upload', 'address']),
  format: knownWord(['combined', 'json', 'extended']),
  bytes: z.int(),
  lines: z.int(),
  /** Lines that could not be read. */
  unreadLines: z.int(),
  /** Lines a crawler or a person from an engine left, and that no other log had counted. */
  countedLines: z.int(),
  firstAt: z.nullable(timestamp),
  lastAt: z.nullable(timestamp),
  /** It ends in the middle; what stands before is counted. */
  isCut: z.boolean(),
  createdAt: timestamp,
});
export type AccessLog = z.infer<typeof accessLog>;

const received = z.object({
  log: accessLog,
  /** All of it had been counted before. */
  isDuplicate: z.boolean(),
  /** Days another log holds some of the same lines of: the log with more lines of the day counts alone. */
  overlappingDays: z.array(day),
  /** Days another log speaks of, too, with other lines: both count. */
  sharedDays: z.array(day),
});
export type ReceivedLog = z.infer<typeof received>;

const crawlerVisits = z.object({
  id: z.string(),
  name: z.string(),
  vendor: z.string(),
  purpose: knownWord(['training', 'search', 'user', 'control']),
  documentation: z.string(),
  /** The day of our copy of the addresses its vendor publishes; null where it publishes none. */
  rangesDate: z.nullable(day),
  /** Reads from these addresses, from others, and of a crawler without published ones. */
  verified: z.int(),
  outside: z.int(),
  unpublished: z.int(),
  /** Reads answered with an error, those from other addresses left out. */
  failed: z.int(),
  pages: z.int(),
  lastAt: z.nullable(timestamp),
});
export type CrawlerVisits = z.infer<typeof crawlerVisits>;

const readPage = z.object({
  path: z.string(),
  reads: z.int(),
  crawlers: z.array(z.string()),
  failed: z.int(),
  /** Of the last error. */
  failedStatus: z.nullable(z.int()),
  lastAt: timestamp,
  /** Answers that cite it. */
  citedIn: z.int(),
});
export type ReadPage = z.infer<typeof readPage>;

const visitors = z.object({
  logs: z.array(accessLog),
  /** What a machine may send logs to; its secret is shown once. */
  address: z.nullable(z.object({ createdAt: timestamp, lastUsedAt: z.nullable(timestamp) })),
  /** The days that are counted: those of the logs, 90 at most. */
  span: z.nullable(z.object({ firstDay: day, lastDay: day })),
  crawlers: z.array(crawlerVisits),
  /** Most read first. */
  pages: z.array(readPage),
  /** Most failures first. */
  failing: z.array(readPage),
  /** At least so many people came from an engine: some engines hide where they come from. */
  engines: z.array(z.object({ engine: z.string(), name: z.string(), visits: z.int() })),
  visitedPages: z.array(z.object({ path: z.string(), visits: z.int(), citedIn: z.int() })),
  /** Pages that answers cite and no crawler read in these days. */
  citedUnread: z.array(z.object({ path: z.string(), citedIn: z.int() })),
});
export type SiteVisitors = z.infer<typeof visitors>;

export const getSiteVisitors = defineEndpoint({
  method: 'GET',
  path: '/api/companies/:companyId/site-visitors',
  access: 'user',
  needs: 'read',
  summary:
    'Which AI crawlers read which pages of a company’s site and how many people came from an engine, by the access logs it was sent.',
  params: companyParams,
  responses: { 200: visitors },
});

export const sendAccessLog = defineEndpoint({
  method: 'POST',
  path: '/api/companies/:companyId/access-logs',
  access: 'user',
  needs: 'edit',
  summary:
    'Count an access log: combined, JSON lines or W3C extended, plain or gzip, up to 1 GB. Counts alone are kept.',
  params: companyParams,
  upload: true,
  responses: { 200: received },
});

export const deleteAccessLog = defineEndpoint({
  method: 'DELETE',
  path: '/api/companies/:companyId/access-logs/:logId',
  access: 'user',
  needs: 'edit',
  summary: 'Delete a log with what was counted of it.',
  params: z.object({ companyId: id, logId: id }),
  responses: { 204: 'empty' },
});

export const createLogAddress = defineEndpoint({
  method: 'POST',
  path: '/api/companies/:companyId/log-address',
  access: 'user',
  needs: 'edit',
  summary: 'A new secret address a machine may send access logs to; the one before ends.',
  params: companyParams,
  responses: { 201: z.object({ url: z.string() }) },
});

export const deleteLogAddress = defineEndpoint({
  method: 'DELETE',
  path: '/api/companies/:companyId/log-address',
  access: 'user',
  needs: 'edit',
  summary: 'End the address a machine sends access logs to.',
  params: companyParams,
  responses: { 204: 'empty' },
});

export const recordAccessLog = defineEndpoint({
  method: 'POST',
  path: '/api/access-logs/:secret',
  access: 'public',
  summary: 'Count an access log a machine sends to a company’s own address.',
  params: z.object({ secret: z.string().check(z.maxLength(MAX_LENGTH.token)) }),
  upload: true,
  responses: {
    200: z.object({ lines: z.int(), countedLines: z.int(), unreadLines: z.int(), isDuplicate: z.boolean() }),
  },
});
