import type { EngineId } from '@citato/contract';
import type { Watched } from '../../../src/features/alerts/rules/watch/watched.ts';
import { type PromptId, toId } from '#lib/ids';
import { addDays } from '#lib/rome-time';
import { judgeDay } from '../../../src/features/alerts/watching/judge-day.ts';

const ENGINES = ['openai', 'perplexity', 'google', 'anthropic'] as const satisfies EngineId[];
const PROMPTS = Array.from({ length: 10 }, (_, index) => toId<PromptId>(`prompt-${String(index)}`));
const RIVALS = 8;
const ANSWERS = 5;
const FIRST_DAY = '2026-01-01';
/** How much a company is looked back on: four weeks open, one that is compared, four before it. */
const KEPT_DAYS = 63;

/** How alike answers of one day are, as standard deviations of log odds. */
const OF_ENGINE_DAY = 0.25;
const OF_PROMPT_DAY = 0.5;
/** How much of an engine's day is still there on the next. */
const CARRIED = 0.3;

export { judgeDay };

export interface Scenario {
  readonly seed: number;
  readonly days: number;
  readonly level: 'small' | 'normal' | 'large';
  /** Percentage points by which the mention rate of every prompt changes, from a day on. */
  readonly change?: { readonly day: number; readonly points: number };
  /** Days on which one engine gives nothing. */
  readonly outage?: { readonly from: number; readonly days: number };
  /** The day another model answers at one engine, by as many points more often. */
  readonly model?: { readonly day: number; readonly points: number };
}

export interface SimulatedAlert {
  readonly day: number;
  readonly key: string;
  readonly direction: 'up' | 'down';
  /** Of the difference that raised it. */
  readonly points: number;
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * The alerts of one company over simulated days: ten prompts, four engines, five answers each a day. Rates differ by prompt
 * and engine; answers of one day resemble each other, and a day resembles the one before.
 */
export function simulateCompany(
  scenario: Scenario,
  /** Judges a day; a benchmark puts its watch around it. */
  judge: typeof judgeDay = judgeDay,
): SimulatedAlert[] {
  const chance = createChance(scenario.seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
  const drawDay = makeDays({ scenario, chance, normal });
  const alerts: SimulatedAlert[] = [];
  let cells: Watched['cell'][] = [];
  let rivals: Watched['rivalDay'][] = [];
  let state = {};
  for (let index = 0; index < scenario.days; index += 1) {
    const day = addDays(FIRST_DAY, index);
    const oldest = addDays(day, -KEPT_DAYS);
    const drawn = drawDay(index, day);
    cells = [...cells.filter((one) => one.day > oldest), ...drawn.cells];
    rivals = [...rivals.filter((one) => one.day > oldest), ...drawn.rivals];
    const decision = judge({
      facts: { cells, rivals },
      promptIds: PROMPTS,
      state,
      lastDay: day,
      level: scenario.level,
    });
    state = decision.state;
    for (const { subject, direction, compared } of decision.raised)
      alerts.push({ day: index, key: subject.key, direction, points: compared.difference?.value ?? 0 });
  }
  return alerts;
}

interface Chance {
  readonly chance: () => number;
  readonly normal: () => number;
}

const oddsOf = (rate: number): number => Math.log(rate / (1 - rate));
const rateOf = (odds: number): number => 1 / (1 + Math.exp(-odds));
const within = (rate: number): number => Math.min(0.97, Math.max(0.03, rate));

/** What does not change over the year, and the days made of it. */
function makeDays({ scenario, chance, normal }: Chance & { scenario: Scenario }) {
  const own = within(0.25 + chance() * 0.2);
  const rates = PROMPTS.map(() => ENGINES.map(() => rateOf(oddsOf(own) + normal() * 0.5)));
  const named = Array.from({ length: RIVALS }, (_, place) =>
    ENGINES.map(() => rateOf(oddsOf(0.5 - place * 0.05) + normal() * 0.3)),
  );
  const carried = ENGINES.map(() => Array.from({ length: RIVALS + 4 }, () => 0));
  return (index: number, day: string) => {
    const cells: Watched['cell'][] = [];
    const rivals: Watched['rivalDay'][] = [];
    for (const [place, engine] of ENGINES.entries()) {
      const effects = (carried[place] ?? []).map(
        (before) => CARRIED * before + Math.sqrt(1 - CARRIED ** 2) * OF_ENGINE_DAY * normal(),
      );
      carried[place] = effects;
      const { outage, model, change } = scenario;
      if (place === 0 && outage && index >= outage.from && index < outage.from + outage.days) continue;
      const isOther = place === 1 && model !== undefined && index >= model.day;
      const points = (isOther ? model.points : 0) + (change && index >= change.day ? change.points : 0);
      const counts = named.map(() => 0);
      for (const [number, promptId] of PROMPTS.entries()) {
        const at = (effect: number) => (effects[effect] ?? 0) + OF_PROMPT_DAY * normal();
        const rate = within(rateOf(oddsOf(rates[number]?.[place] ?? own) + at(0)) + points / 100);
        const isRival = named.map((ofEngine, rival) =>
          rateOf(oddsOf(ofEngine[place] ?? 0.3) + at(4 + rival)),
        );
        const tones = { positive: rateOf(oddsOf(0.6) + at(1)), negative: rateOf(oddsOf(0.06) + at(2)) };
        const citing = rateOf(oddsOf(0.1) + at(3));
        cells.push({
          ...drawCell({ chance, rate, isRival, tones, citing, counts }),
          promptId,
          engine,
          day,
          models: [isOther ? 'later' : 'earlier'],
          readers: ['rules'],
        });
      }
      for (const [rival, mentions] of counts.entries())
        rivals.push({
          key: `rival-${String(rival)}`,
          name: `Rivale ${String(rival)}`,
          engine,
          day,
          mentions,
        });
    }
    return { cells, rivals };
  };
}

/** Five answers of one engine to one prompt on one day. */
function drawCell({
  chance,
  rate,
  isRival,
  tones,
  citing,
  counts,
}: {
  chance: () => number;
  rate: number;
  isRival: readonly number[];
  tones: { positive: number; negative: number };
  citing: number;
  /** Raised by the rivals that are named. */
  counts: number[];
}): Omit<Watched['cell'], 'promptId' | 'engine' | 'day' | 'models' | 'readers'> {
  const sum = { ok: 0, ownMentions: 0, allMentions: 0, positionSum: 0, positionSquareSum: 0 };
  const said = { positive: 0, negative: 0, judged: 0, cited: 0, discarded: 0 };
  for (let answer = 0; answer < ANSWERS; answer += 1) {
    // One answer of fifty fails.
    if (chance() < 0.02) continue;
    sum.ok += 1;
    let others = 0;
    for (const [rival, odds] of isRival.entries()) {
      if (chance() >= odds) continue;
      counts[rival] = (counts[rival] ?? 0) + 1;
      others += 1;
    }
    sum.allMentions += others;
    if (chance() < citing) said.cited += 1;
    if (chance() >= rate) continue;
    const position = 1 + Math.floor(chance() * (others + 1));
    sum.ownMentions += 1;
    sum.allMentions += 1;
    sum.positionSum += position;
    sum.positionSquareSum += position ** 2;
    said.judged += 1;
    const tone = chance();
    if (tone < tones.positive) said.positive += 1;
    else if (tone > 1 - tones.negative) said.negative += 1;
  }
  return { series: 1, ...sum, ...said };
}
