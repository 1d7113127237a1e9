import type { CheckedPage, SiteCheck } from '@citato/contract';

const found = (title: string, structured: string[]): CheckedPage => ({
  problem: null,
  httpStatus: 200,
  title,
  structured,
  hasBrokenJsonLd: false,
  bans: [],
});
const page = (path: string, ...of: Parameters<typeof found>) => ({
  url: `https://belvento.example${path}`,
  path,
  page: found(...of),
});
const PROMPTS = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] as const;

/** What invented prompts ask. */
export const SAMPLE_TEXTS: ReadonlyMap<string, string> = new Map([
  [PROMPTS[0], 'Quale hotel con spa scegliere sul lago di Garda per un fine settimana in coppia?'],
  [PROMPTS[1], 'Dove dormire a Riva del Garda con due bambini piccoli?'],
]);

/** An invented hotel's site: what the view looks like on a plan that has it. */
export const SAMPLE_CHECK: SiteCheck = {
  site: 'belvento.example',
  isOnPlatform: false,
  isUnderWay: false,
  nextAt: null,
  visit: {
    checkedAt: '2026-11-22T05:12:00.000Z',
    robots: {
      url: 'https://belvento.example/robots.txt',
      state: 'read',
      problem: null,
      httpStatus: 200,
      isCut: false,
      isPage: false,
      bans: [
        {
          line: 4,
          text: 'Disallow: /',
          agents: ['GPTBot'],
          crawlers: [{ id: 'gptbot', name: 'GPTBot', vendor: 'OpenAI', purpose: 'training' }],
          isWhole: true,
          paths: ['/', '/camere', '/spa'],
          pathCount: 12,
          remedy: { kind: 'replace', lines: ['Allow: /'] },
        },
      ],
      crawlers: 20,
      paths: 12,
    },
    sitemap: { state: 'read', pages: 12, isCut: false },
    pages: 10,
  },
  cited: {
    firstDay: '2026-10-26',
    lastDay: '2026-11-22',
    answers: 1_824,
    pages: [
      {
        ...page('/camere', 'Camere', ['Hotel', 'HotelRoom']),
        answers: 38,
        prompts: [
          { promptId: PROMPTS[0], answers: 21 },
          { promptId: PROMPTS[1], answers: 17 },
        ],
      },
      {
        ...page('/spa', 'Spa e benessere', []),
        answers: 21,
        prompts: [{ promptId: PROMPTS[0], answers: 21 }],
      },
    ],
    otherPages: 0,
  },
  uncited: { pages: [page('/matrimoni', 'Sposarsi sul lago', [])], total: 1, known: 12 },
};
