import { describe, expect, it } from 'vitest';
import { type Scenario, simulateCompany } from '#test/stand-ins/watched-company/simulate-company';

const QUIET = 40;
const alertsOf = (scenario: Partial<Scenario> & { seed: number }) =>
  simulateCompany({ days: QUIET + 12, level: 'normal', ...scenario });

// More companies and a whole year are `npm run bench -- alerts`.
describe('a simulated company', () => {
  it('is alerted of no noise, no outage and no other model in three months', () => {
    const noise = [1, 2].flatMap((seed) =>
      alertsOf({ seed, days: 90, outage: { from: 40, days: 3 }, model: { day: 60, points: 20 } }),
    );
    expect(noise).toEqual([]);
  }, 60_000);

  it.each([
    [30, 'up', 3],
    [-30, 'down', 3],
    [15, 'up', 10],
    [-15, 'down', 10],
  ] as const)(
    'is alerted of %i points in all its prompts: %s, within %i days, once',
    (points, direction, days) => {
      const found = [11, 12].map((seed) => {
        const alerts = alertsOf({ seed, change: { day: QUIET, points } });
        const own = alerts.filter(({ key }) => key === 'mention_rate');
        return own.length === 1 && own[0]?.direction === direction && own[0].day < QUIET + days;
      });
      expect(found).toEqual([true, true]);
    },
    60_000,
  );

  it('at the level of large things alone, is not alerted of 15 points', () => {
    const alerts = alertsOf({ seed: 15, level: 'large', change: { day: QUIET, points: 15 } });
    expect(alerts.filter(({ key }) => key === 'mention_rate')).toEqual([]);
  }, 60_000);
});
