import * as z from 'zod/mini';
import { calendarDay } from '../calendar-day.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { change, mean, rate } from '../figures/numbers.ts';
import { knownWord } from '../known-word.ts';
import { trendColumns } from '../monitoring/board.ts';
import { companyParams } from '../companies/company-names.ts';
import { MAX_LENGTH, id } from '../text.ts';

/** What the last week is compared with: the week before, or the one four weeks before it. */
const PORTFOLIO_SPANS = ['week', 'month'] as const;
export type PortfolioSpan = (typeof PORTFOLIO_SPANS)[number];

/** The worst first, as they are sorted. */
export const PORTFOLIO_VERDICTS = [
  'falling',
  'rising',
  'model_changed',
  'within_variability',
  /** Too few days with answers on one side. */
  'too_few',
] as const;
export type PortfolioVerdict = (typeof PORTFOLIO_VERDICTS)[number];

const PORTFOLIO_SORTS = [
  'name',
  'label',
  'rate',
  'verdict',
  'position',
  'prompts',
  'alerts',
  'analysed',
  'assignee',
] as const;
export type PortfolioSort = (typeof PORTFOLIO_SORTS)[number];

const portfolioCompany = z.object({
  companyId: id,
  name: z.string(),
  websiteUrl: z.string(),
  labelIds: z.array(id),
  /** Prompts that are not archived. */
  prompts: z.int(),
  mentionRate: rate,
  averagePosition: mean,
  /** Twelve weeks, oldest first, ending with the last analysis; empty before the first. */
  weeks: trendColumns,
  /** The day of the last analysis; null before the first. */
  analysedOn: z.nullable(calendarDay),
  /** As for this company alone; null where there is nothing to compare. */
  change: z.nullable(change),
  /** What stands of the change though every company of the table was looked at. */
  verdict: knownWord(PORTFOLIO_VERDICTS),
  alerts: z.object({ open: z.int(), unread: z.int() }),
  /** Who looks after it; null: nobody, or whoever asks is a client. */
  assigneeId: z.nullable(id),
});
export type PortfolioCompany = z.infer<typeof portfolioCompany>;

const portfolioView = z.object({
  sort: z.enum(PORTFOLIO_SORTS),
  isDescending: z.boolean(),
  span: z.enum(PORTFOLIO_SPANS),
  verdict: z.nullable(z.enum(PORTFOLIO_VERDICTS)),
  labelId: z.nullable(id),
  /** `nobody`: the companies nobody looks after. */
  assigneeId: z.nullable(z.union([z.literal('nobody'), id])),
  search: z.string().check(z.maxLength(MAX_LENGTH.name)),
});
export type PortfolioView = z.infer<typeof portfolioView>;

/** A view saved by another build may not be understood: then there is none. */
export function readPortfolioView(stored: unknown): PortfolioView | null {
  const known = portfolioView.safeParse(stored);
  return known.success ? known.data : null;
}

export const getPortfolio = defineEndpoint({
  method: 'GET',
  path: '/api/portfolio',
  access: 'user',
  needs: 'view',
  summary:
    'All companies side by side: rate, twelve weeks, the verdict that stands among so many, alerts, who looks after each.',
  query: z.object({ span: z.optional(z.enum(PORTFOLIO_SPANS)) }),
  responses: {
    200: z.object({
      /** Days of each of the two weeks that are compared, and those between them. */
      days: z.int(),
      daysBetween: z.int(),
      /** Companies with a difference, and the confidence the first of them has to reach, in percent; null without any. */
      comparisons: z.int(),
      confidencePercent: z.nullable(z.number()),
      /** Whether the plan holds alerts. */
      hasAlerts: z.boolean(),
      companies: z.array(portfolioCompany),
      /** Who may look after a company: empty for a client. */
      people: z.array(z.object({ userId: id, name: z.string() })),
      /** As the caller saved it. */
      view: z.nullable(portfolioView),
    }),
  },
});
export type Portfolio = z.infer<(typeof getPortfolio)['responses'][200]>;

export const savePortfolioView = defineEndpoint({
  method: 'PUT',
  path: '/api/portfolio/view',
  access: 'user',
  needs: 'view',
  summary: 'Keep how the caller arranged the table of all companies; null forgets it.',
  body: z.object({ view: z.nullable(portfolioView) }),
  responses: { 204: 'empty' },
});

export const setCompanyAssignee = defineEndpoint({
  method: 'PUT',
  path: '/api/companies/:companyId/assignee',
  access: 'user',
  needs: 'edit',
  summary: 'Say which member looks after a company; null: nobody.',
  params: companyParams,
  body: z.object({ userId: z.nullable(id) }),
  responses: { 200: z.object({ assigneeId: z.nullable(id) }) },
});
