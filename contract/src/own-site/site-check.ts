import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { knownWord } from '../known-word.ts';
import { id, timestamp } from '../text.ts';

/** A site is read again after so many hours at the earliest. */
export const SITE_CHECK_EVERY_HOURS = 24;
/** Pages read in one visit. */
export const MAX_CHECKED_PAGES = 10;

/** Why an address gave no page or file. */
const SITE_PROBLEMS = [
  'refused',
  'unreachable',
  'timeout',
  'too_many_redirects',
  'bad_status',
  'not_html',
  'unreadable',
  /** robots.txt asks our own reader, too, not to read it. */
  'forbidden',
] as const;

const day = z.string();

const crawlerName = z.object({
  id: z.string(),
  name: z.string(),
  vendor: z.string(),
  purpose: knownWord(['training', 'search', 'user', 'control']),
});
export type CrawlerName = z.infer<typeof crawlerName>;

/** A line of robots.txt that keeps AI crawlers off pages. */
const robotsBan = z.object({
  line: z.int(),
  text: z.string(),
  /** Whom its group names, as they stand there. */
  agents: z.array(z.string()),
  crawlers: z.array(crawlerName),
  /** It forbids the whole site. */
  isWhole: z.boolean(),
  /** Some of the pages looked up that it forbids, and how many there are. */
  paths: z.array(z.string()),
  pathCount: z.int(),
  /** What lets these crawlers in: the line in its place, or a group to add at the end. */
  remedy: z.object({ kind: knownWord(['replace', 'add_below', 'add_group']), lines: z.array(z.string()) }),
});
export type RobotsBan = z.infer<typeof robotsBan>;

const robots = z.object({
  url: z.string(),
  /** Missing: nothing is forbidden. Unknown: it could not be read, so that nothing is known of what it forbids. */
  state: knownWord(['read', 'missing', 'unknown']),
  problem: z.nullable(knownWord(SITE_PROBLEMS)),
  httpStatus: z.nullable(z.int()),
  /** Only its first 500 KiB were read, as crawlers do. */
  isCut: z.boolean(),
  /** A web page stands in its place. */
  isPage: z.boolean(),
  bans: z.array(robotsBan),
  /** How many crawlers and pages were looked up in it. */
  crawlers: z.int(),
  paths: z.int(),
});
export type SiteRobots = z.infer<typeof robots>;

/** A wish of a page that keeps it out of answers. */
const pageBan = z.object({
  /** `noindex`: search engines leave it out; `nosnippet`: they show none of its text. */
  bans: knownWord(['noindex', 'nosnippet']),
  from: knownWord(['meta', 'header']),
  /** Whom it names; null for all. */
  agent: z.nullable(z.string()),
  value: z.string(),
});
export type PageBan = z.infer<typeof pageBan>;

/** A page as it was found at the last visit. */
const checkedPage = z.object({
  /** Null where it was read. */
  problem: z.nullable(knownWord(SITE_PROBLEMS)),
  httpStatus: z.nullable(z.int()),
  title: z.nullable(z.string()),
  /** Types of JSON-LD and microdata; empty: there are none; null: not known. */
  structured: z.nullable(z.array(z.string())),
  hasBrokenJsonLd: z.boolean(),
  /** Null: not known. */
  bans: z.nullable(z.array(pageBan)),
});
export type CheckedPage = z.infer<typeof checkedPage>;

const sitePage = z.object({
  url: z.string(),
  path: z.string(),
  /** Null where it was not read. */
  page: z.nullable(checkedPage),
});
export type SitePage = z.infer<typeof sitePage>;

const citedPage = z.extend(sitePage, {
  /** Ok answers that cite it, and of which prompts. */
  answers: z.int(),
  prompts: z.array(z.object({ promptId: id, answers: z.int() })),
});
export type CitedPage = z.infer<typeof citedPage>;

const siteCheck = z.object({
  site: z.string(),
  /** The site is a page on a platform: its rules are the platform's. */
  isOnPlatform: z.boolean(),
  isUnderWay: z.boolean(),
  /** When it may be read again; null: now. */
  nextAt: z.nullable(timestamp),
  /** The last visit; null while there was none. */
  visit: z.nullable(
    z.object({
      checkedAt: timestamp,
      robots,
      sitemap: z.object({
        state: knownWord(['read', 'missing', 'unknown']),
        pages: z.int(),
        isCut: z.boolean(),
      }),
      pages: z.int(),
    }),
  ),
  cited: z.object({
    firstDay: day,
    lastDay: day,
    /** Ok answers of these days. */
    answers: z.int(),
    /** Most cited first. */
    pages: z.array(citedPage),
    otherPages: z.int(),
  }),
  /** Known pages no answer of these days cites; null where no page is known or there was no answer. */
  uncited: z.nullable(
    z.object({
      pages: z.array(sitePage),
      total: z.int(),
      /** How many pages are known, cited or not. */
      known: z.int(),
    }),
  ),
});
export type SiteCheck = z.infer<typeof siteCheck>;

const params = z.object({ companyId: id });

export const getSiteCheck = defineEndpoint({
  method: 'GET',
  path: '/api/companies/:companyId/site-check',
  access: 'user',
  needs: 'read',
  summary:
    'Which pages of a company’s site answers cite and which never, what it forbids to AI crawlers, and its structured data.',
  params,
  responses: { 200: siteCheck },
});

export const requestSiteCheck = defineEndpoint({
  method: 'POST',
  path: '/api/companies/:companyId/site-check',
  access: 'user',
  needs: 'edit',
  summary: 'Has a company’s site read: once in 24 hours at most.',
  params,
  responses: { 202: z.object({ isUnderWay: z.boolean() }) },
});
