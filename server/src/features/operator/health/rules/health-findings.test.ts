import { type EngineFigures, FINDING_CODES } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { buildEngineFigures } from './engine-figures.ts';
import { type HealthFigures, listFindings, listUnknown } from './health-findings.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const MEASURES = { now: NOW, engineTimeoutMs: 60_000, dearestCallCents: 3, showsInventedAnswers: false };

function anEngine(over: Partial<EngineFigures> = {}): EngineFigures {
  return {
    subject: 'openai',
    isConfigured: true,
    breaker: 'closed',
    retryAt: null,
    failingSince: null,
    lastHour: { calls: 40, failures: 1, p50Ms: 2_000, p95Ms: 9_000 },
    days: [{ day: '2026-11-20', calls: 90, failures: 1, p50Ms: 2_000, p95Ms: 9_000, costCents: 4 }],
    ...over,
  };
}

const hour = (over: Partial<EngineFigures['lastHour']>) =>
  anEngine({ lastHour: { calls: 100, failures: 0, p50Ms: 2_000, p95Ms: 9_000, ...over } });

/** A day on which all is well, and all is known. */
function figures(over: Partial<HealthFigures> = {}): HealthFigures {
  return {
    engines: [anEngine()],
    budget: { dayCents: 500, leftCents: 400 },
    queue: { due: 3, running: 8, oldestDueSeconds: 4 },
    deadLetters: { count: 0, newestAt: null },
    late: { overdue: 0, isMoreOverdue: false, stuck: 0 },
    mail: { carrier: 'smtp', delivered: 100, failed: 1, waiting: 0, oldestWaitingSeconds: null, faults: [] },
    payments: {
      provider: 'stripe',
      lastCheck: { finishedAt: ago(300), compared: 12, failed: 0 },
      discrepancies: 0,
      lastDiscrepancyAt: null,
    },
    backup: { takenAt: ago(50) },
    ...over,
  };
}

/** In minutes. */
const YEAR = 365 * 24 * 60;

const find = (over: Partial<HealthFigures>) =>
  listFindings(figures(over), MEASURES).map(({ severity, code, subject }) =>
    [severity, code, ...(subject === null ? [] : [subject])].join(' '),
  );
const queue = (over: Partial<HealthFigures['queue']>) => ({ queue: { ...figures().queue, ...over } });
const mail = (over: Partial<HealthFigures['mail']>) => ({ mail: { ...figures().mail, ...over } });
const payments = (over: Partial<HealthFigures['payments']>) => ({
  payments: { ...figures().payments, ...over },
});

describe('what an operator is told', () => {
  it('is nothing on a good day', () => {
    expect(find({})).toEqual([]);
    expect(listUnknown(figures())).toEqual([]);
  });

  it.each<[string, Partial<HealthFigures>, string[]]>([
    [
      'a pause that has just begun',
      { engines: [anEngine({ breaker: 'open', failingSince: ago(2) })] },
      ['watch engine_paused openai'],
    ],
    [
      'a pause asked for by the provider',
      { engines: [anEngine({ breaker: 'open' })] },
      ['watch engine_paused openai'],
    ],
    [
      'failures for 29 minutes',
      { engines: [anEngine({ breaker: 'half_open', failingSince: ago(29) })] },
      ['watch engine_paused openai'],
    ],
    [
      'failures for half an hour',
      { engines: [anEngine({ breaker: 'half_open', failingSince: ago(30) })] },
      ['act engine_down openai'],
    ],
    [
      'an engine that is asked no more',
      { engines: [anEngine(), anEngine({ isConfigured: false, breaker: 'open' })] },
      [],
    ],
    ['one failed call in five', { engines: [hour({ failures: 20 })] }, ['watch engine_shaky openai']],
    ['a little less', { engines: [hour({ failures: 19 })] }, []],
    ['one failed call in two', { engines: [hour({ failures: 50 })] }, ['act engine_failing openai']],
    ['too few calls to judge', { engines: [hour({ calls: 9, failures: 9, p95Ms: null })] }, []],
    ['answers near the time-out', { engines: [hour({ p95Ms: 45_000 })] }, ['watch engine_slow openai']],
    [
      'the reader down',
      { engines: [anEngine({ subject: 'reader', breaker: 'open', failingSince: ago(60) })] },
      ['act engine_down reader'],
    ],
    ['a fifth of the budget left', { budget: { dayCents: 500, leftCents: 100 } }, []],
    ['less than a fifth', { budget: { dayCents: 500, leftCents: 99 } }, ['watch budget_low']],
    ['as much as one more call', { budget: { dayCents: 500, leftCents: 3 } }, ['watch budget_low']],
    ['less than one more call', { budget: { dayCents: 500, leftCents: 2.9 } }, ['act budget_spent']],
    ['nothing left', { budget: { dayCents: 500, leftCents: 0 } }, ['act budget_spent']],
    ['no budget at all', { budget: null }, []],
    ['work nobody begins', queue({ running: 0, oldestDueSeconds: 120 }), ['act no_worker']],
    ['a moment without a worker', queue({ running: 0, oldestDueSeconds: 119 }), []],
    ['an idle queue', queue({ due: 0, running: 0, oldestDueSeconds: null }), []],
    ['a wait of ten minutes', queue({ oldestDueSeconds: 600 }), ['watch queue_late']],
    ['a wait of an hour', queue({ oldestDueSeconds: 3_600 }), ['act queue_blocked']],
    ['a job given up', { deadLetters: { count: 1, newestAt: ago(9) } }, ['act jobs_given_up']],
    [
      'an overdue analysis',
      { late: { overdue: 1, isMoreOverdue: false, stuck: 0 } },
      ['act analyses_overdue'],
    ],
    ['a stuck one', { late: { overdue: 0, isMoreOverdue: false, stuck: 1 } }, ['watch analyses_stuck']],
    [
      'a password the mail server refuses',
      mail({ waiting: 1, faults: [{ fault: 'login', count: 1 }] }),
      ['act mail_login'],
    ],
    [
      'one it refused for another mail than the one that waits',
      mail({ waiting: 1, faults: [{ fault: 'login', count: 1 }], waitingFaults: [] }),
      [],
    ],
    ['one it refused before it was mended', mail({ waiting: 0, faults: [{ fault: 'login', count: 1 }] }), []],
    [
      'mails that wait for a quarter of an hour',
      mail({ waiting: 2, oldestWaitingSeconds: 900 }),
      ['act mail_waiting'],
    ],
    ['mails that come back', mail({ delivered: 95, failed: 5 }), ['watch mail_bouncing']],
    ['one of few that came back', mail({ delivered: 10, failed: 2 }), []],
    [
      'customers that could not be compared',
      payments({ lastCheck: { finishedAt: ago(1), compared: 3, failed: 1 } }),
      ['act payments_incomplete'],
    ],
    [
      'a comparison of the day before yesterday',
      payments({ lastCheck: { finishedAt: ago(36 * 60), compared: 3, failed: 0 } }),
      ['act payments_unchecked'],
    ],
    [
      'accounts that had drifted',
      payments({ discrepancies: 2, lastDiscrepancyAt: ago(90) }),
      ['watch payments_drifted'],
    ],
    [
      'a dispute that waits for an answer',
      payments({ disputes: { open: 1, dueBy: ago(-90) } }),
      ['act dispute_open'],
    ],
    ['an account whose cards were refused all day', payments({ resting: 1 }), ['watch cards_refused']],
    ['a copy two days old', { backup: { takenAt: ago(48 * 60) } }, ['act backup_old']],
    ['a copy from a clock that was a year ahead', { backup: { takenAt: ago(-YEAR) } }, ['act backup_old']],
    [
      'a comparison from a clock that was a year ahead',
      payments({ lastCheck: { finishedAt: ago(-YEAR), compared: 40, failed: 0 } }),
      ['act payments_unchecked'],
    ],
    ['nothing where two clocks are minutes apart', { backup: { takenAt: ago(-10) } }, []],
  ])('names %s', (_case, over, expected) => {
    expect(find(over)).toEqual(expected);
  });

  it('is that customers are shown invented answers, which is urgent where they pay', () => {
    const found = (provider: HealthFigures['payments']['provider']) =>
      listFindings(figures(payments({ provider })), { ...MEASURES, showsInventedAnswers: true }).map(
        ({ code, severity }) => `${severity} ${code}`,
      );
    expect(found('stripe')).toEqual(['act answers_invented']);
    expect(found('sandbox')).toEqual(['watch answers_invented']);
  });

  it('begins with what is most pressing, whatever part it is of', () => {
    expect(
      find({
        ...payments({ discrepancies: 1 }),
        ...queue({ running: 0, oldestDueSeconds: 500 }),
        budget: { dayCents: 500, leftCents: 0 },
        engines: [anEngine({ breaker: 'open' })],
      }),
    ).toEqual(['act no_worker', 'act budget_spent', 'watch engine_paused openai', 'watch payments_drifted']);
  });

  it('knows every code there is', () => {
    expect(new Set(FINDING_CODES).size).toBe(FINDING_CODES.length);
  });
});

describe('what nothing is known of', () => {
  it('is neither well nor ill', () => {
    const fresh = figures({
      engines: [anEngine({ days: [], lastHour: { calls: 0, failures: 0, p50Ms: null, p95Ms: null } })],
      ...mail({ carrier: 'mailbox' }),
      ...payments({ lastCheck: null }),
      backup: null,
    });
    expect(listFindings(fresh, MEASURES)).toEqual([]);
    expect(listUnknown(fresh)).toEqual(['engines', 'mail', 'payments', 'backup']);
  });

  it('includes payments where nothing is sold', () => {
    expect(listUnknown(figures(payments({ provider: 'none' })))).toEqual(['payments']);
  });
});

it('the figures of engines have a place for every day, the configured first, and the past of those asked no more', () => {
  const row = { calls: 5, failures: 1, p50Ms: 900, p95Ms: 4_000 };
  const [openai, google] = buildEngineFigures({
    configured: ['openai'],
    today: '2026-11-20',
    days: [
      { ...row, subject: 'google', day: '2026-11-07', costCents: 3 },
      { ...row, subject: 'openai', day: '2026-11-20', costCents: 7 },
    ],
    lastHour: [{ ...row, subject: 'openai' }],
    breakers: new Map(),
  });
  expect(openai?.days.map(({ day }) => day)).toEqual(
    Array.from({ length: 14 }, (_, index) => `2026-11-${String(7 + index).padStart(2, '0')}`),
  );
  expect(openai).toMatchObject({ isConfigured: true, breaker: 'closed', lastHour: row });
  expect(openai?.days.at(-1)).toEqual({ ...row, day: '2026-11-20', costCents: 7 });
  expect(openai?.days[0]).toEqual({
    day: '2026-11-07',
    calls: 0,
    failures: 0,
    p50Ms: null,
    p95Ms: null,
    costCents: 0,
  });
  expect(google).toMatchObject({
    subject: 'google',
    isConfigured: false,
    days: [{ calls: 5 }, ...Array.from({ length: 13 }, () => ({ calls: 0 }))],
  });
});

it('the figures of engines tell what their replies held that nobody knows, the most frequent first', () => {
  const none = {
    item: 0,
    block: 0,
    part: 0,
    annotation: 0,
    action: 0,
    source: 0,
    ending: 0,
    usage: 0,
    field: 0,
  };
  const row = { calls: 5, failures: 0, p50Ms: 900, p95Ms: 4_000, subject: 'openai', costCents: 3 } as const;
  const [openai, google] = buildEngineFigures({
    configured: ['openai', 'google'],
    today: '2026-11-20',
    days: [
      { ...row, day: '2026-11-19', unknownReplies: 2, unknownKinds: { ...none, item: 1, annotation: 2 } },
      { ...row, day: '2026-11-20', unknownReplies: 1, unknownKinds: { ...none, annotation: 1 } },
    ],
    lastHour: [],
    breakers: new Map(),
  });
  expect(openai?.unknownDetails).toEqual({
    replies: 3,
    kinds: [
      { kind: 'annotation', replies: 3 },
      { kind: 'item', replies: 1 },
    ],
  });
  expect(google?.unknownDetails).toEqual({ replies: 0, kinds: [] });
});
