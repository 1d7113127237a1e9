import { describe, expect, it } from 'vitest';
import { parseDemoFaults } from './demo-faults.ts';
import { decideDemoFault } from './decide-demo-fault.ts';

describe('faults of the demo engine', () => {
  it('are read from a list of names with probabilities', () => {
    expect(parseDemoFaults(' timeout = 0.1, empty=0.05 ,')).toEqual({ timeout: 0.1, empty: 0.05 });
    expect(parseDemoFaults('')).toEqual({});
  });

  it.each([
    'sconosciuto=0.1',
    'timeout',
    'timeout=',
    'timeout=2',
    'timeout=-1',
    'timeout=x',
    'timeout=0.6,empty=0.6',
  ])('are refused when written as "%s"', (text) => {
    expect(() => parseDemoFaults(text)).toThrow(/fault|probabilit/);
  });

  it('befall about as many calls as asked for, and the same ones every time', () => {
    const faults = parseDemoFaults('rate_limited=0.2,refused=0.1');
    const decide = (index: number) => decideDemoFault({ faults, seed: `domanda ${index}` });
    const drawn = Array.from({ length: 5000 }, (_, index) => decide(index));
    const share = (fault: string) => drawn.filter((one) => one === fault).length / drawn.length;
    expect(share('rate_limited')).toBeCloseTo(0.2, 1);
    expect(share('refused')).toBeCloseTo(0.1, 1);
    expect(drawn).toEqual(Array.from({ length: 5000 }, (_, index) => decide(index)));
  });
});
