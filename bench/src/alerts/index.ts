import {
  judgeDay,
  type Scenario,
  simulateCompany,
  type SimulatedAlert,
} from '../../../server/test/stand-ins/watched-company/simulate-company.ts';
import { checkBounds, type MeasuredBound } from '../check-bounds.ts';
import { printTable } from '../print-table.ts';

type Level = Scenario['level'];
const LEVELS = ['small', 'normal', 'large'] as const satisfies readonly Level[];
const YEAR = 365;
const MONTHS = 12;
/** Before a change, so that there is something to compare it with; and after it, so that it can be found. */
const QUIET_DAYS = 40;
const FOLLOWED_DAYS = 12;
const PROMPTS = 10;

/** What must hold of the level that holds while nobody chose. */
const MAX_FALSE_A_MONTH = 1;
const FOUND = [
  { points: 30, days: 3, share: 0.95 },
  { points: 15, days: 10, share: 0.8 },
] as const;
const MAX_CPU_MS = 5;

/**
 * `npm run bench -- alerts [COMPANIES]`: simulated companies of ten prompts, four engines and five answers a day each. A year
 * without any change, with an outage and a change of model in it, and changes of 30 and 15 points in all prompts.
 */
export async function run([companies = '40']: string[]): Promise<void> {
  const count = Number(companies);
  const rows = LEVELS.map((level) => measure(level, count));
  printTable({
    title: `Alerts of ${companies} simulated companies`,
    columns: [
      'level',
      'false a company and month',
      '30 points in 3 days',
      '15 points in 10 days',
      'CPU ms a day',
    ],
    rows: rows.map(({ level, falseAMonth, found, cpuMs }) => [
      level,
      falseAMonth.toFixed(3),
      ...found.map((share) => percent(share)),
      cpuMs.toFixed(1),
    ]),
  });
  const normal = rows.find(({ level }) => level === 'normal');
  if (normal === undefined) throw new Error('A level was not measured');
  checkBounds({ title: 'Level normal', bounds: listBounds(normal) });
  return Promise.resolve();
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function listBounds({ falseAMonth, found, cpuMs }: ReturnType<typeof measure>): MeasuredBound[] {
  return [
    {
      name: 'false alerts a company and month',
      measured: falseAMonth.toFixed(3),
      bound: `≤ ${String(MAX_FALSE_A_MONTH)}`,
      isKept: falseAMonth <= MAX_FALSE_A_MONTH,
    },
    ...FOUND.map(({ points, days, share }, index) => ({
      name: `${String(points)} points found within ${String(days)} days`,
      measured: percent(found[index] ?? 0),
      bound: `≥ ${percent(share)}`,
      isKept: (found[index] ?? 0) >= share,
    })),
    {
      name: 'CPU ms of judging, a finished analysis',
      measured: (cpuMs / PROMPTS).toFixed(2),
      bound: `≤ ${String(MAX_CPU_MS)}`,
      isKept: cpuMs / PROMPTS <= MAX_CPU_MS,
    },
  ];
}

function measure(level: Level, companies: number) {
  const seeds = Array.from({ length: companies }, (_, index) => index + 1);
  let cpuMs = 0;
  const timed: typeof judgeDay = (day) => {
    const before = process.cpuUsage();
    const decision = judgeDay(day);
    const { user, system } = process.cpuUsage(before);
    cpuMs += (user + system) / 1000;
    return decision;
  };
  const years = seeds.map((seed) =>
    simulateCompany(
      {
        seed,
        days: YEAR,
        level,
        outage: { from: 60 + ((seed * 37) % 240), days: 1 + (seed % 4) },
        model: { day: 60 + ((seed * 53) % 240), points: seed % 2 === 0 ? 20 : -15 },
      },
      timed,
    ),
  );
  const alerts = years.reduce((sum, one) => sum + one.length, 0);
  return {
    level,
    falseAMonth: alerts / (companies * MONTHS),
    cpuMs: cpuMs / (companies * YEAR),
    found: FOUND.map(({ points, days }) => shareFound({ seeds, level, points, days })),
  };
}

/** In how many companies a change is found in time; it rises in one half of them and falls in the other. */
function shareFound({
  seeds,
  level,
  points,
  days,
}: {
  seeds: readonly number[];
  level: Level;
  points: number;
  days: number;
}): number {
  const found = seeds.filter((seed) => {
    const direction = seed % 2 === 0 ? 'up' : 'down';
    const change = { day: QUIET_DAYS, points: direction === 'up' ? points : -points };
    const scenario = { seed: 10_000 + seed, days: QUIET_DAYS + FOLLOWED_DAYS, level, change };
    return isFound(simulateCompany(scenario), { direction, days });
  });
  return found.length / seeds.length;
}

const isFound = (
  alerts: readonly SimulatedAlert[],
  { direction, days }: { direction: 'up' | 'down'; days: number },
): boolean =>
  alerts.some(
    (alert) =>
      alert.key === 'mention_rate' &&
      alert.direction === direction &&
      alert.day >= QUIET_DAYS &&
      alert.day < QUIET_DAYS + days,
  );
