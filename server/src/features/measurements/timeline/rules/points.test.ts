import { expect, it } from 'vitest';
import { addDays } from '#lib/rome-time';
import { chooseStep, createPoints, type DayCount } from './points.ts';

const period = { firstDay: '2026-11-01', lastDay: '2026-11-28' };
const buildPoints = ({ days, period: of }: { days: readonly DayCount[]; period: typeof period }) =>
  createPoints(of)(days);
const everyDay = (from: string, days: number) =>
  Array.from({ length: days }, (_, index) => ({ day: addDays(from, index), mentions: 2, responses: 5 }));

it('counts the seven days that end with each point', () => {
  const points = buildPoints({ days: everyDay('2026-10-26', 34), period });
  expect(points).toHaveLength(28);
  expect(points[0]).toEqual({ day: '2026-11-01', mentions: 14, responses: 35 });
  expect(points.at(-1)).toEqual({ day: '2026-11-28', mentions: 14, responses: 35 });
});

it('leaves a gap on days without answers instead of a lower line', () => {
  const days = everyDay('2026-10-26', 34).filter(({ day }) => day !== '2026-11-07' && day !== '2026-11-08');
  const points = buildPoints({ days, period });
  expect(points.find(({ day }) => day === '2026-11-07')).toEqual({
    day: '2026-11-07',
    mentions: 0,
    responses: 0,
  });
  expect(points.find(({ day }) => day === '2026-11-09')).toEqual({
    day: '2026-11-09',
    mentions: 10,
    responses: 25,
  });
});

it('has no more than sixty points, the last one on the last day', () => {
  const year = { firstDay: '2025-11-29', lastDay: '2026-11-28' };
  expect(chooseStep(year)).toBe(7);
  const points = buildPoints({ days: everyDay('2025-11-20', 374), period: year });
  expect(points.length).toBeLessThanOrEqual(60);
  expect(points.at(-1)?.day).toBe('2026-11-28');
  expect(points.every(({ responses }) => responses === 35)).toBe(true);
});

it('of a single day is one point', () => {
  const day = { firstDay: '2026-11-28', lastDay: '2026-11-28' };
  expect(buildPoints({ days: everyDay('2026-11-28', 1), period: day })).toEqual([
    { day: '2026-11-28', mentions: 2, responses: 5 },
  ]);
});
