import type {
  AnalysisProgress,
  AnalysisResult,
  CompanyWithPrompts,
  MentionedCompany,
  MonitoringData,
  Prompt,
  PromptSuggestion,
  UserLimits,
} from '@citato/contract';
import { ITALY } from './builders/engine-builders.ts';
import { findSpans } from './builders/find-spans.ts';

const MOMENT = '2026-11-20T05:12:00.000Z';

/** A uuid that is easy to tell apart in a failing test. */
export function anId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

export function someLimits(over: Partial<UserLimits> = {}): UserLimits {
  return {
    plan: 'guru',
    limits: { maxCompanies: 5, maxPrompts: 50, taskListsEnabled: true, promptAnalysisEnabled: true },
    usage: { companies: 1, prompts: 1, analyses: 1 },
    ...over,
  };
}

export function aMentionedCompany(over: Partial<MentionedCompany> = {}): MentionedCompany {
  const { name = 'Relata' } = over;
  return {
    key: name.toLowerCase(),
    name,
    rank: 1,
    isOwn: false,
    mentions: 10,
    occurrences: 12,
    sharePercent: 25,
    averagePosition: 2,
    positionLow: 1.5,
    positionHigh: 2.5,
    sentiment: [],
    ...over,
  };
}

export function someMonitoringData(over: Partial<MonitoringData> = {}): MonitoringData {
  return {
    id: anId(300),
    promptId: anId(200),
    mentionedCompanies: [
      aMentionedCompany({ name: 'Relata', rank: 1, mentions: 41, sharePercent: 57.7 }),
      aMentionedCompany({
        name: 'Ponteverde CRM',
        rank: 2,
        isOwn: true,
        mentions: 30,
        sharePercent: 42.3,
        averagePosition: 2.4,
      }),
    ],
    otherCompanies: { count: 0, mentions: 0 },
    totalMentions: 71,
    totalResponses: 48,
    excludedResponses: { refused: 0, empty: 0, failed: 0 },
    missingByEngine: [],
    shownRates: [],
    totalAnalyses: 8,
    recentAnalyses: [true, true, true],
    userCompanyPercentage: 62.5,
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
    averagePosition: { value: 2.4, low: 2, high: 2.8, n: 30 },
    sentiment: [
      { label: 'positivo', tone: 'positive', count: 22 },
      { label: 'affidabile', tone: 'positive', count: 9 },
      { label: 'costoso', tone: 'negative', count: 2 },
      { label: 'lento', tone: 'negative', count: 1 },
    ],
    tones: { positive: 22, neutral: 6, negative: 2, unknown: 0 },
    engines: ['demo'],
    periodStart: '2026-10-21T05:12:00.000Z',
    periodEnd: MOMENT,
    collectionStartDate: MOMENT,
    lastUpdated: MOMENT,
    ...over,
  };
}

export function someProgress(over: Partial<AnalysisProgress> = {}): AnalysisProgress {
  return {
    analysisId: anId(400),
    promptId: anId(200),
    companyId: anId(100),
    step: 'asking',
    wait: null,
    answered: 2,
    planned: 5,
    mentions: 1,
    mentionRate: { percent: 50, lowPercent: 9.5, highPercent: 90.5, n: 2 },
    engines: [{ engine: 'demo', answered: 2, failed: 0, planned: 5 }],
    ...over,
  };
}

export function aPrompt(over: Partial<Prompt> = {}): Prompt {
  return {
    id: anId(200),
    companyId: anId(100),
    title: 'Prompt di monitoraggio',
    text: 'Qual è il miglior CRM per una piccola impresa italiana?',
    isActive: true,
    frequency: 'daily',
    createdAt: MOMENT,
    analysisStatus: 'idle',
    analysisStartedAt: null,
    lastProcessed: MOMENT,
    nextRun: null,
    lastOutcome: 'finished',
    missingEngines: [],
    progress: null,
    namesOwnCompany: false,
    series: 1,
    seriesSince: null,
    persona: null,
    market: ITALY,
    hasOwnMarket: false,
    labelIds: [],
    monitoringData: [someMonitoringData()],
    ...over,
  };
}

export function aCompany(over: Partial<CompanyWithPrompts> = {}): CompanyWithPrompts {
  return {
    id: anId(100),
    name: 'Ponteverde CRM',
    websiteUrl: 'https://www.ponteverde.example',
    description: null,
    aliases: { own: [], competitors: [], ignored: [], revision: 0 },
    rereading: null,
    excludedEngines: [],
    labelIds: [],
    market: ITALY,
    createdAt: MOMENT,
    lastUpdated: MOMENT,
    figures: {
      prompts: 1,
      totalResponses: 48,
      totalMentions: 30,
      averagePosition: { value: 2.4, low: 2, high: 2.8, n: 30 },
      mentionRate: { percent: 62.5, lowPercent: 48.4, highPercent: 74.8, n: 48 },
    },
    prompts: [aPrompt()],
    ...over,
  };
}

/** A prompt as the server gives back one it has just saved: nothing is known of it but whether its analysis starts. */
export function aNewPrompt({ isStarting, ...over }: Partial<Prompt> & { isStarting: boolean }): Prompt {
  return {
    ...aPrompt(),
    analysisStatus: isStarting ? 'in_progress' : 'idle',
    lastProcessed: null,
    lastOutcome: null,
    monitoringData: [],
    ...over,
  };
}

/** A company as the server gives back one it has just saved. */
export function aNewCompany({
  isStarting,
  ...over
}: Partial<CompanyWithPrompts> & { isStarting: boolean }): CompanyWithPrompts {
  const company = aCompany({ lastUpdated: null, prompts: [aNewPrompt({ isStarting })] });
  return {
    ...company,
    figures: {
      prompts: 1,
      totalResponses: 0,
      totalMentions: 0,
      averagePosition: { value: null, low: null, high: null, n: 0 },
      mentionRate: { percent: null, lowPercent: null, highPercent: null, n: 0 },
    },
    ...over,
  };
}

export function aSuggestion(over: Partial<PromptSuggestion> = {}): PromptSuggestion {
  return {
    id: anId(600),
    websiteUrl: 'https://www.ponteverde.example',
    companyName: null,
    status: 'ready',
    suggestions: [
      'Qual è il miglior CRM per una piccola impresa?',
      'Quale CRM scegliere per seguire i clienti su WhatsApp?',
      'Quali sono le migliori alternative a HubSpot?',
      'Quanto costa un CRM per chi inizia a vendere online?',
      'Quali CRM hanno il miglior rapporto qualità-prezzo?',
      'Quali CRM offrono la migliore assistenza?',
    ],
    source: 'site',
    isSiteRead: true,
    siteProblem: null,
    profile: { name: 'Ponteverde CRM', description: 'Il CRM delle piccole imprese.' },
    message: null,
    isViewed: false,
    createdAt: MOMENT,
    expiresAt: MOMENT,
    ...over,
  };
}

/** A request the server has just taken. */
export function aPendingSuggestion(over: Partial<PromptSuggestion> = {}): PromptSuggestion {
  return aSuggestion({
    status: 'pending',
    suggestions: [],
    source: null,
    isSiteRead: null,
    profile: { name: null, description: null },
    ...over,
  });
}

/** An ok answer that names Relata first and, unless stated otherwise, Ponteverde CRM second. */
export function anAnswer(over: Partial<AnalysisResult> = {}): AnalysisResult {
  const { answer = '1. **Relata** si impara in fretta\n2. **Ponteverde CRM** è affidabile' } = over;
  const named = (name: string, position: number): AnalysisResult['companies'][number] => ({
    key: name.toLowerCase(),
    name,
    isOwn: name === 'Ponteverde CRM',
    position,
    occurrences: 1,
    sentiment: 'positive',
    aspects: [],
    spans: findSpans(answer ?? '', name),
  });
  const companies = ['Relata', 'Ponteverde CRM']
    .filter((name) => answer?.includes(name) === true)
    .map((name, index) => named(name, index + 1));
  return {
    id: anId(600),
    analysisId: anId(400),
    requestId: anId(500),
    engine: 'demo',
    model: 'citato-demo-1',
    sample: 1,
    status: 'ok',
    failure: null,
    brandPresent: companies.some(({ isOwn }) => isOwn),
    brandPosition: null,
    mentionedCompanies: companies.map(({ name }) => name),
    companiesSentiment: {},
    companies,
    answer,
    citations: [],
    searches: [],
    latencyMs: 900,
    createdAt: MOMENT,
    series: 1,
    askedThen: null,
    ...over,
  };
}
