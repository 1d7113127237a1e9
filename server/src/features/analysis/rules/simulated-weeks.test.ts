import { describe, expect, it } from 'vitest';
import { readRomeClock, romeDay } from '../../../lib/rome-time.ts';
import {
  type BreakerState,
  HEALTHY,
  readBreaker,
  recordAnswer,
  recordFailure,
} from '../../engine-calls/rules/engine-breaker.ts';
import { decideNextRun, replanRun } from './due-prompts.ts';
import { type AttemptHistory, decideAttempt, decideNextAttempt, isLeftToPlanned } from './engine-attempts.ts';

const SAMPLES = 5;
const HOUR_MS = 3_600_000;

interface Prompt {
  readonly id: string;
  nextRun: Date;
  startedAt: Date;
  missing: number;
  history: AttemptHistory | null;
}

/** A moment at which a prompt has its analysis, or asks again for missing answers. */
interface Turn {
  readonly prompt: Prompt;
  readonly at: Date;
  readonly kind: 'daily' | 'click' | 'attempt';
}

interface Call {
  readonly at: Date;
  readonly promptId: string;
  readonly isAnswered: boolean;
}

/** The provider: whether it answers at a moment, and the wait it asks for when it does not. */
type Provider = (at: Date) => { answers: boolean; retryAfterSeconds?: number };

/**
 * Simulates weeks of one engine in a moment, by the rules the worker decides with: daily runs, breaker, further
 * attempts. Calls take no time, so the number of paid calls is exactly what the rules allow.
 */
function simulate({
  prompts: count,
  from,
  days,
  provider,
  workersAwayUntil = null,
  clicks = [],
}: {
  prompts: number;
  from: Date;
  days: number;
  provider: Provider;
  workersAwayUntil?: Date | null;
  /** When the user starts an analysis of each prompt by hand. */
  clicks?: readonly Date[];
}): Call[] {
  const calls: Call[] = [];
  let breaker: BreakerState = HEALTHY;
  const prompts = Array.from({ length: count }, (_, index): Prompt => {
    const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
    const nextRun = replanRun({ promptId: id, now: from });
    return { id, nextRun, startedAt: from, missing: 0, history: null };
  });

  const call = (prompt: Prompt, now: Date): { retryAfterSeconds: number | null } => {
    const { answers, retryAfterSeconds = null } = provider(now);
    calls.push({ at: now, promptId: prompt.id, isAnswered: answers });
    if (answers) {
      prompt.missing -= 1;
      breaker = recordAnswer(breaker, { now });
    } else breaker = recordFailure(breaker, { now, retryAfterSeconds });
    return { retryAfterSeconds };
  };
  const attempt = (prompt: Prompt, now: Date, isPlannedOne: boolean) => {
    let wasAsked = false;
    let notBefore: Date | null = null;
    const verdict = decideAttempt({ history: prompt.history, isPlannedOne, now });
    if (verdict.kind === 'wait') notBefore = verdict.until;
    let inDoubt = verdict.kind === 'ask' && verdict.oneFirst;
    const toAsk = verdict.kind === 'ask' ? prompt.missing : 0;
    for (let asked = 0; asked < toAsk;) {
      const health = readBreaker(breaker, now);
      if (health === 'open') {
        notBefore = breaker.retryAt;
        break;
      }
      const wave = inDoubt || health === 'half_open' ? 1 : toAsk - asked;
      const missingBefore = prompt.missing;
      // The calls of a wave are under way together: none depends on how the others end.
      for (let sample = 0; sample < wave; sample += 1) {
        const { retryAfterSeconds } = call(prompt, now);
        if (retryAfterSeconds !== null) notBefore = new Date(now.getTime() + retryAfterSeconds * 1000);
      }
      asked += wave;
      wasAsked = true;
      if (wave === 1 && prompt.missing === missingBefore) break;
      inDoubt = false;
    }
    const answered = SAMPLES - prompt.missing;
    const yielded = { answered, missing: prompt.missing, wasAsked, notBefore };
    const { id: promptId, startedAt, history } = prompt;
    prompt.history = decideNextAttempt({ history, isPlannedOne, yielded, promptId, startedAt, now });
  };

  const byHand = prompts.flatMap((prompt) => clicks.map((at): Turn => ({ prompt, at, kind: 'click' })));
  const end = from.getTime() + days * 24 * HOUR_MS;
  for (;;) {
    const due = [
      ...prompts.map((prompt): Turn => ({ prompt, at: prompt.nextRun, kind: 'daily' })),
      ...prompts.flatMap((prompt): Turn[] =>
        prompt.history === null ? [] : [{ prompt, at: prompt.history.nextAttemptAt, kind: 'attempt' }],
      ),
      ...byHand,
    ].toSorted((a, b) => a.at.getTime() - b.at.getTime())[0];
    if (due === undefined || due.at.getTime() > end) return calls;
    const now = workersAwayUntil !== null && due.at < workersAwayUntil ? workersAwayUntil : due.at;
    const { prompt, kind } = due;
    if (kind === 'click') {
      byHand.splice(byHand.indexOf(due), 1);
      const earlier = { analysisId: 'earlier', day: romeDay(prompt.startedAt) };
      const planned = prompt.history && { ...earlier, isDown: prompt.history.isDown };
      if (planned && isLeftToPlanned({ planned, analysis: { id: 'click', day: romeDay(now) } })) continue;
    }
    if (kind !== 'attempt') {
      prompt.startedAt = now;
      prompt.missing = SAMPLES;
      if (prompt.history?.isDown === false) prompt.history = null;
      prompt.nextRun = decideNextRun({ promptId: prompt.id, lastRunAt: now });
    }
    attempt(prompt, now, kind === 'attempt');
  }
}

const start = new Date('2026-11-02T00:00:00Z');
const dayAfter = (days: number, hours = 0) => new Date(start.getTime() + (days * 24 + hours) * HOUR_MS);
const isDownBetween =
  (from: Date, until: Date, retryAfterSeconds?: number): Provider =>
  (at) => ({
    answers: at < from || at >= until,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
const countByDay = (calls: readonly Call[], days: number) =>
  Array.from({ length: days }, (_, day) => {
    const ofDay = calls.filter(({ at }) => at >= dayAfter(day) && at < dayAfter(day + 1));
    const failed = ofDay.filter(({ isAnswered }) => !isAnswered).length;
    return `${String(ofDay.length - failed)} + ${String(failed)}`;
  });
const countByPrompt = (calls: readonly Call[]) =>
  [...Map.groupBy(calls, ({ promptId }) => promptId).values()].map(({ length }) => length);

describe('what is paid for, over simulated weeks of 40 prompts (answered + failed calls a day)', () => {
  const week = (provider: Provider, extra: { workersAwayUntil?: Date } = {}) =>
    simulate({ prompts: 40, from: start, days: 7, provider, ...extra });

  it('is this table', () => {
    const scenarios = {
      'all is well': week(() => ({ answers: true })),
      'provider down on the third day': week(isDownBetween(dayAfter(2), dayAfter(3))),
      'provider down from the third day on': week(isDownBetween(dayAfter(2), dayAfter(99))),
      'half an hour’s wait asked for, six hours of the second day': week(
        isDownBetween(dayAfter(1), dayAfter(1, 6), 1800),
      ),
      'no worker until noon of the fourth day': week(() => ({ answers: true }), {
        workersAwayUntil: dayAfter(3, 12),
      }),
    };
    const table = Object.entries(scenarios).map(([name, calls]) =>
      [name, ...countByDay(calls, 7)].join(' | '),
    );
    expect(`\n${table.join('\n')}\n`).toMatchInlineSnapshot(`
      "
      all is well | 200 + 0 | 200 + 0 | 200 + 0 | 200 + 0 | 200 + 0 | 200 + 0 | 200 + 0
      provider down on the third day | 200 + 0 | 200 + 0 | 0 + 87 | 390 + 0 | 200 + 0 | 200 + 0 | 200 + 0
      provider down from the third day on | 200 + 0 | 200 + 0 | 0 + 87 | 0 + 79 | 0 + 59 | 0 + 33 | 0 + 35
      half an hour’s wait asked for, six hours of the second day | 200 + 0 | 200 + 13 | 200 + 0 | 200 + 0 | 200 + 0 | 200 + 0 | 200 + 0
      no worker until noon of the fourth day | 0 + 0 | 0 + 0 | 0 + 0 | 270 + 0 | 200 + 0 | 200 + 0 | 200 + 0
      "
    `);
  });

  it('is five answers a prompt and day when all is well', () => {
    expect(
      countByDay(
        week(() => ({ answers: true })),
        7,
      ),
    ).toEqual(Array(7).fill('200 + 0'));
  });

  it('is a handful of trials on a day the provider is down, and the usual on the next', () => {
    const down = week(isDownBetween(dayAfter(2), dayAfter(3)));
    const table = countByDay(down, 7);
    expect(table).toEqual(['200 + 0', '200 + 0', '0 + 87', '390 + 0', '200 + 0', '200 + 0', '200 + 0']);
    const failed = down.filter(({ isAnswered }) => !isAnswered);
    expect(Math.max(...countByPrompt(failed))).toBeLessThanOrEqual(SAMPLES + 4);
  });

  it('makes up for the day once a prompt, spread over two hours', () => {
    const back = week(isDownBetween(dayAfter(2), dayAfter(3))).filter(({ at }) => at >= dayAfter(3));
    const ofDay = back.filter(({ at }) => at < dayAfter(4));
    expect(Math.max(...countByPrompt(ofDay))).toBeLessThanOrEqual(2 * SAMPLES);
    const sixths = Map.groupBy(ofDay, ({ at }) => Math.floor(at.getTime() / (HOUR_MS / 6)));
    expect(Math.max(...[...sixths.values()].map(({ length }) => length))).toBeLessThan(390 / 6);
  });

  it('is at most nine calls on a prompt’s first bad day and one a day after it, however long it lasts', () => {
    const alone = simulate({
      prompts: 1,
      from: start,
      days: 14,
      provider: isDownBetween(dayAfter(0), dayAfter(99)),
    });
    const [first] = alone;
    const hoursAfter = alone.map(({ at }) => (at.getTime() - (first?.at.getTime() ?? 0)) / HOUR_MS);
    expect(hoursAfter.filter((hours) => hours < 24)).toHaveLength(SAMPLES + 4);
    for (let day = 1; day < 12; day += 1) {
      const ofDay = hoursAfter.filter((hours) => hours >= day * 24 && hours < (day + 1) * 24);
      expect(ofDay.length).toBeLessThanOrEqual(1);
    }
  });

  it('is not a call more on the first bad day, nor one attempt later, for a user who starts by hand all day long', () => {
    const alone = (clicks: readonly Date[]) =>
      simulate({
        prompts: 1,
        from: start,
        days: 5,
        provider: isDownBetween(dayAfter(0), dayAfter(99)),
        clicks,
      });
    const [first] = alone([]);
    const everyTenMinutes = Array.from(
      { length: 24 * 6 },
      (_, index) => new Date((first?.at.getTime() ?? 0) + (index + 1) * (HOUR_MS / 6)),
    );
    const firstDay = (calls: readonly Call[]) =>
      calls.map(({ at }) => at).filter((at) => at.getTime() < (first?.at.getTime() ?? 0) + 24 * HOUR_MS);
    expect(firstDay(alone([]))).toHaveLength(SAMPLES + 4);
    expect(firstDay(alone(everyTenMinutes))).toEqual(firstDay(alone([])));
  });

  it('obeys the wait the provider asks for, between any two calls after it', () => {
    const waiting = week(isDownBetween(dayAfter(1), dayAfter(1, 6), 1800));
    const failed = waiting.filter(({ isAnswered }) => !isAnswered);
    const moments = [...new Set(failed.map(({ at }) => at.getTime()))];
    for (const [index, moment] of moments.entries())
      if (index > 0) expect(moment - (moments[index - 1] ?? 0)).toBeGreaterThanOrEqual(1_800_000);
  });

  it('is one catch-up after three days without workers', () => {
    const caughtUp = week(() => ({ answers: true }), { workersAwayUntil: dayAfter(3, 12) });
    expect(countByDay(caughtUp, 3)).toEqual(['0 + 0', '0 + 0', '0 + 0']);
    const atOnce = caughtUp.filter(({ at }) => at.getTime() === dayAfter(3, 12).getTime());
    expect(countByPrompt(atOnce)).toEqual(Array(40).fill(SAMPLES));
    expect(Math.max(...countByPrompt(caughtUp))).toBeLessThanOrEqual(5 * SAMPLES);
  });

  it.each([
    { change: 'to summer time', from: '2027-03-24T00:00:00Z' },
    { change: 'to winter time', from: '2027-10-27T00:00:00Z' },
  ])('stays once a Rome day over the change $change', ({ from }) => {
    const calls = simulate({
      prompts: 40,
      from: new Date(from),
      days: 8,
      provider: () => ({ answers: true }),
    });
    for (const ofPrompt of Map.groupBy(calls, ({ promptId }) => promptId).values()) {
      const perDay = Map.groupBy(ofPrompt, ({ at }) => readRomeClock(at).day);
      expect([...perDay.values()].every(({ length }) => length === SAMPLES)).toBe(true);
      expect(perDay.size).toBeGreaterThanOrEqual(8);
    }
  });
});
