import type { CrawlerVisits, SiteVisitors } from '@citato/contract';

const crawler = (
  given: Pick<
    CrawlerVisits,
    'id' | 'name' | 'vendor' | 'purpose' | 'verified' | 'outside' | 'failed' | 'pages'
  >,
): CrawlerVisits => ({
  ...given,
  documentation: 'https://citato.example',
  rangesDate: '2026-06-14',
  unpublished: 0,
  lastAt: '2026-11-22T20:14:00.000Z',
});
const page = { failed: 0, failedStatus: null, lastAt: '2026-11-22T20:14:00.000Z' };

/** An invented hotel: what the view looks like on a plan that has it. */
export const SAMPLE_VISITORS: SiteVisitors = {
  logs: [],
  address: null,
  span: { firstDay: '2026-10-26', lastDay: '2026-11-22' },
  crawlers: [
    crawler({
      id: 'oai-searchbot',
      name: 'OAI-SearchBot',
      vendor: 'OpenAI',
      purpose: 'search',
      verified: 214,
      outside: 12,
      failed: 9,
      pages: 31,
    }),
    crawler({
      id: 'chatgpt-user',
      name: 'ChatGPT-User',
      vendor: 'OpenAI',
      purpose: 'user',
      verified: 86,
      outside: 3,
      failed: 0,
      pages: 12,
    }),
    crawler({
      id: 'perplexitybot',
      name: 'PerplexityBot',
      vendor: 'Perplexity',
      purpose: 'search',
      verified: 41,
      outside: 67,
      failed: 2,
      pages: 18,
    }),
  ],
  pages: [
    { ...page, path: '/camere', reads: 74, crawlers: ['oai-searchbot', 'chatgpt-user'], citedIn: 38 },
    { ...page, path: '/spa', reads: 52, crawlers: ['oai-searchbot', 'perplexitybot'], citedIn: 21 },
  ],
  failing: [
    {
      ...page,
      path: '/matrimoni',
      reads: 9,
      failed: 9,
      failedStatus: 404,
      crawlers: ['oai-searchbot'],
      citedIn: 4,
    },
  ],
  engines: [
    { engine: 'chatgpt', name: 'ChatGPT', visits: 63 },
    { engine: 'perplexity', name: 'Perplexity', visits: 17 },
  ],
  visitedPages: [
    { path: '/camere', visits: 48, citedIn: 38 },
    { path: '/', visits: 32, citedIn: 12 },
  ],
  citedUnread: [],
};
