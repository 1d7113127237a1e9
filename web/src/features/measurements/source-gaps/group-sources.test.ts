import { describe, expect, it } from 'vitest';
import { aSourceGap } from '../../../../test/gap-builders.ts';
import { cutAtName, findLeading, groupSources } from './group-sources.ts';

describe('sources in groups', () => {
  it('stand by kind, in the order they come, what has no kind last', () => {
    const sources = [
      aSourceGap({ source: 'a', kind: 'other' }),
      aSourceGap({ source: 'b', kind: 'press' }),
      aSourceGap({ source: 'c', kind: 'directory' }),
      aSourceGap({ source: 'd', kind: 'press' }),
    ];
    expect(groupSources(sources).map((one) => [one.kind, one.sources.map(({ source }) => source)])).toEqual([
      ['press', ['b', 'd']],
      ['directory', ['c']],
      ['other', ['a']],
    ]);
  });

  it('have a leading one only where it is proven, and never the own site', () => {
    const own = aSourceGap({ source: 'a', kind: 'own', verdict: 'more_without' });
    const within = aSourceGap({ source: 'b', verdict: 'within_variability' });
    expect(findLeading([own, within])).toBeNull();
    const proven = aSourceGap({ source: 'c', verdict: 'more_without' });
    expect(findLeading([own, proven])?.source).toBe('c');
  });
});

describe('a quotation', () => {
  it('is cut where it names the rival, whatever the case', () => {
    expect(cutAtName('Da noi ARUBA costa poco', 'Aruba')).toEqual({
      before: 'Da noi ',
      name: 'ARUBA',
      after: ' costa poco',
    });
    expect(cutAtName('Costa poco', 'Aruba')).toEqual({ before: 'Costa poco', name: '', after: '' });
    expect(cutAtName('Costa poco', undefined).before).toBe('Costa poco');
  });
});
