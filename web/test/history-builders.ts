import type {
  CompanyHistory,
  ComparedRate,
  EngineId,
  HistoryChannel,
  HistoryCompanion,
} from '@citato/contract';
import { buildRate } from '../../contract/src/figures/wilson-interval.ts';

type Point = HistoryChannel['points'][number];

const DAY_MS = 86_400_000;
export const FIRST_DAY = '2026-10-26';
const LAST_DAY = '2026-11-22';
/** Days without any analysis. */
const SILENT = ['2026-11-07', '2026-11-08'];

const addDay = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** A line of four weeks from one share to another, without the days nothing was asked. */
export function somePoints({ from, to, n = 84 }: { from: number; to: number; n?: number }): Point[] {
  return Array.from({ length: 28 }, (_, index) => {
    const day = addDay(FIRST_DAY, index);
    if (SILENT.includes(day)) return { day, mentions: 0, responses: 0 };
    const wave = Math.sin(index * 1.3) * 0.02;
    const share = Math.min(1, Math.max(0, from + ((to - from) * index) / 27 + (index === 27 ? 0 : wave)));
    return { day, mentions: Math.round(share * n), responses: n };
  });
}

/** Two shares of as many answers, and what may be said of them. */
export function aComparedRate({
  from,
  to,
  n = 84,
  ...over
}: { from: number; to: number; n?: number } & Partial<ComparedRate>): ComparedRate {
  const value = (to - from) * 100;
  const difference = { value, low: value - 7, high: value + 7 };
  return {
    earlier: buildRate({ hits: Math.round(from * n), n }),
    later: buildRate({ hits: Math.round(to * n), n }),
    difference,
    verdict: difference.low > 0 ? 'rising' : difference.high < 0 ? 'falling' : 'within_variability',
    ...over,
  };
}

/** Nothing on either side may be laid beside the other. */
export const anIncomparableRate = (verdict: ComparedRate['verdict']): ComparedRate => ({
  earlier: buildRate({ hits: 0, n: 0 }),
  later: buildRate({ hits: 0, n: 0 }),
  difference: null,
  verdict,
});

export function aChannel(
  engine: EngineId,
  { from, to, ...over }: { from: number; to: number } & Partial<HistoryChannel>,
): HistoryChannel {
  return {
    engine,
    rate: aComparedRate({ from, to }),
    points: somePoints({ from, to }),
    silentDays: [],
    ...over,
  };
}

export function aCompanion(
  name: string,
  { together, first, verdict }: { together: number; first: number; verdict: HistoryCompanion['verdict'] },
): HistoryCompanion {
  return {
    key: name.toLowerCase(),
    name,
    together: buildRate({ hits: together, n: 425 }),
    ownFirst: buildRate({ hits: first, n: together }),
    prompts: 2,
    verdict,
  };
}

const RIVALS = [
  { name: 'Relata', from: 0.47, to: 0.45 },
  { name: 'Palazzo Rocca', from: 0.38, to: 0.4 },
  { name: 'Lido Serena', from: 0.31, to: 0.22 },
  { name: 'Corte Olivara', from: 0.17, to: 0.19 },
  { name: 'Villa Zefiro', from: 0.12, to: 0.11 },
];

/** Four weeks of a company that grows, at four engines of which one changed its model. */
export function aHistory(over: Partial<CompanyHistory> = {}): CompanyHistory {
  const own = { name: 'Ponteverde CRM', from: 0.21, to: 0.34 };
  const rate = (shares: { from: number; to: number }) => aComparedRate({ ...shares, n: 420 });
  return {
    period: { firstDay: FIRST_DAY, lastDay: LAST_DAY },
    compared: {
      earlier: { firstDay: '2026-10-19', lastDay: '2026-10-25' },
      later: { firstDay: '2026-11-16', lastDay: LAST_DAY },
    },
    firstDay: '2026-03-14',
    lastDay: LAST_DAY,
    pointDays: 7,
    lines: [
      { key: '', name: own.name, isOwn: true, points: somePoints({ ...own, n: 420 }) },
      ...RIVALS.map((rival) => ({
        key: rival.name.toLowerCase(),
        name: rival.name,
        isOwn: false,
        points: somePoints({ ...rival, n: 420 }),
      })),
    ],
    marks: [{ day: '2026-11-12', kind: 'model_changed', engine: 'google', promptIds: [] }],
    prompts: 12,
    numbers: {
      mentionRate: rate(own),
      position: {
        earlier: { value: 4.1, low: 3.7, high: 4.5, n: 88 },
        later: { value: 3.2, low: 2.9, high: 3.5, n: 143 },
        difference: { value: -0.9, low: -1.4, high: -0.4 },
        verdict: 'falling',
      },
      positiveTone: rate({ from: 0.693, to: 0.727 }),
      share: rate({ from: 0.126, to: 0.199 }),
      ownSource: rate({ from: 0.074, to: 0.152 }),
      designEffect: 1.5,
    },
    rivals: [
      { key: '', name: own.name, isOwn: true, rate: rate(own) },
      ...RIVALS.map((rival) => ({
        key: rival.name.toLowerCase(),
        name: rival.name,
        isOwn: false,
        rate: rate(rival),
      })),
    ],
    channels: [
      aChannel('perplexity', { from: 0.27, to: 0.5 }),
      aChannel('openai', { from: 0.2, to: 0.43 }),
      aChannel('google', { from: 0.28, to: 0.39, rate: anIncomparableRate('model_changed') }),
      aChannel('anthropic', { from: 0.14, to: 0.19, silentDays: ['2026-11-03', '2026-11-04'] }),
    ],
    companions: [
      aCompanion('Relata', { together: 262, first: 63, verdict: 'other_first' }),
      aCompanion('Palazzo Rocca', { together: 221, first: 104, verdict: 'even' }),
      aCompanion('Corte Olivara', { together: 97, first: 69, verdict: 'own_first' }),
      aCompanion('Villa Zefiro', { together: 12, first: 8, verdict: 'too_few' }),
    ],
    responses: 1512,
    mentions: 425,
    comparedEngines: ['anthropic', 'openai', 'perplexity'],
    engines: ['anthropic', 'google', 'openai', 'perplexity'],
    ...over,
  };
}
