import type { MentionedCompany } from '@citato/contract';
import type { ReportSnapshot } from '../src/report-snapshot.ts';

type ReportPrompt = ReportSnapshot['prompts'][number];
type ReportBriefing = ReportSnapshot['briefing'];

export function aRow(row: Partial<MentionedCompany> = {}): MentionedCompany {
  return {
    key: 'aruba',
    name: 'Aruba',
    rank: 1,
    isOwn: false,
    mentions: 24,
    occurrences: 31,
    sharePercent: 21.6,
    averagePosition: 1.8,
    positionLow: 1.4,
    positionHigh: 2.2,
    sentiment: [{ label: 'affidabile', tone: 'positive', count: 9 }],
    ...row,
  };
}

/** A prompt with eleven companies, the own one fourth. */
export function aReportPrompt(prompt: Partial<ReportPrompt> = {}): ReportPrompt {
  const names = [
    'Aruba',
    'Keliweb',
    'Serverplan',
    'Netsons',
    'SiteGround',
    'Register',
    'OVH',
    'Ionos',
    'Vhosting',
    'Ergonet',
  ];
  const rows = names.map((name, index) =>
    aRow({ name, rank: index < 3 ? index + 1 : index + 2, mentions: 30 - index * 2 }),
  );
  const own = aRow({ name: 'Hosting Rossi', rank: 4, isOwn: true, mentions: 25 });
  return {
    index: 1,
    text: 'Qual è il miglior hosting per un piccolo negozio online?',
    asked: null,
    namesOwnCompany: false,
    isRunning: false,
    numbers: {
      mentionRate: { percent: 62.5, lowPercent: 48.4, highPercent: 74.8, n: 48 },
      change: {
        verdict: 'rising',
        days: 7,
        previousPercent: 40,
        previousN: 35,
        currentPercent: 68.6,
        currentN: 35,
        points: { difference: 28.6, low: 4.9, high: 48 },
        changedEngines: [],
      },
      stability: { percent: 62, pairs: 80 },
      averagePosition: { value: 2.44, low: 2.03, high: 2.85, n: 30 },
      sentiment: [
        { label: 'affidabile', tone: 'positive', count: 12 },
        { label: 'costoso', tone: 'negative', count: 3 },
      ],
      totalResponses: 48,
      totalAnalyses: 10,
      excludedResponses: 2,
      rows: [...rows.slice(0, 3), own, ...rows.slice(3)],
      ownBelow: null,
      hiddenCount: 12,
      periodStart: '2026-01-31T23:00:00.000Z',
      periodEnd: '2026-03-02T08:00:00.000Z',
    },
    ...prompt,
  };
}

/** A first page with everything it can hold. */
export function aReportBriefing(briefing: Partial<ReportBriefing> = {}): ReportBriefing {
  const change = aReportPrompt().numbers?.change ?? null;
  return {
    status: { kind: 'many', leads: 3, prompts: 4, isWhole: true, rival: 'Aruba' },
    changes: { kind: 'compared', joint: change, changed: [], watched: [] },
    weeks: Array.from({ length: 12 }, (_, index) => ({
      mentions: 8 + index,
      responses: index === 3 ? 0 : 30,
      isComparable: index !== 4,
    })),
    actions: ['Pubblica i prezzi con una fonte', 'Fatti citare da hostingtalk.it'],
    areTasksDone: false,
    leastNamed: { text: 'E il più economico?', absent: 12 },
    quotation: {
      quote: 'Hosting Rossi è una scelta affidabile per chi apre un piccolo negozio',
      engine: 'openai',
      createdAt: '2026-03-01T09:00:00.000Z',
      text: 'Qual è il miglior hosting per un piccolo negozio online?',
    },
    ...briefing,
  };
}

/** A whole report of one prompt. */
export function aReport(report: Partial<ReportSnapshot> = {}): ReportSnapshot {
  return {
    company: { name: 'Hosting Rossi', websiteUrl: 'https://www.hosting-rossi.it' },
    isDemo: false,
    createdAt: '2026-03-02T09:00:00.000Z',
    period: { start: '2026-01-31T23:00:00.000Z', end: '2026-03-02T08:00:00.000Z' },
    engines: ['openai', 'perplexity'],
    briefing: aReportBriefing(),
    figures: {
      prompts: 1,
      totalResponses: 48,
      totalMentions: 30,
      averagePosition: { value: 2.44, low: 2.03, high: 2.85, n: 30 },
      mentionRate: { percent: 62.5, lowPercent: 48.4, highPercent: 74.8, n: 48 },
    },
    ownNamePrompts: 0,
    shares: {
      companies: [
        { name: 'Hosting Rossi', isOwn: true, mentions: 30, sharePercent: 20 },
        { name: 'Aruba', isOwn: false, mentions: 45, sharePercent: 30 },
        { name: 'Keliweb', isOwn: false, mentions: 30, sharePercent: 20 },
      ],
      others: { count: 8, mentions: 45, sharePercent: 30 },
      mentions: 150,
    },
    prompts: [aReportPrompt()],
    furtherPrompts: [],
    taskLists: [],
    sources: {
      sites: [
        { domain: 'hostingtalk.it', isOwn: false, answers: 21, sharePercent: 43.75 },
        { domain: 'hosting-rossi.it', isOwn: true, answers: 6, sharePercent: 12.5 },
      ],
      hiddenCount: 3,
      citingAnswers: 40,
      answers: 48,
    },
    ...report,
  };
}
