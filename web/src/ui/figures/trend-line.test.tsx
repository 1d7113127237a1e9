import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TrendPoint } from './stroke-paths.ts';
import { TrendLine } from './trend-line.tsx';

const aPoint = (percent: number, over: Partial<TrendPoint> = {}): TrendPoint => ({
  percent,
  low: percent - 10,
  high: percent + 10,
  isJoined: true,
  ...over,
});
const listLines = () =>
  [...screen.getByRole('img', { name: 'dodici settimane' }).querySelectorAll('path[fill=none]')].map((path) =>
    path.getAttribute('d'),
  );
const draw = (points: (TrendPoint | null)[]) => {
  render(<TrendLine points={points} label="dodici settimane" />);
};

describe('a line over time', () => {
  it('is one stroke with its band where every week was measured', () => {
    draw([aPoint(20), aPoint(40), aPoint(60)]);
    expect(listLines()).toEqual(['M0.0 80.0L50.0 60.0L100.0 40.0']);
    expect(
      screen.getByRole('img').querySelector('path:not([fill=none])[stroke-width]')?.getAttribute('d'),
    ).toBe('M0.0 70.0L50.0 50.0L100.0 30.0L100.0 50.0L50.0 70.0L0.0 90.0Z');
  });

  it('leaves a gap where a week has no data, and draws a lone week as a dot', () => {
    draw([aPoint(20), null, aPoint(60)]);
    expect(listLines()).toEqual(['M0.0 80.0h0', 'M100.0 40.0h0']);
  });

  it('does not join weeks that cannot be compared', () => {
    draw([aPoint(20), aPoint(30), aPoint(80, { isJoined: false }), aPoint(70)]);
    expect(listLines()).toHaveLength(2);
  });

  it('draws no line and no dot without data', () => {
    draw([null, null, null]);
    expect(listLines()).toEqual([]);
    expect(screen.getByRole('img').querySelector('span')).toBeNull();
  });
});
