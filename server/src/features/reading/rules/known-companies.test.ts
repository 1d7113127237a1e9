import { describe, expect, it } from 'vitest';
import { listKnownCompanies } from './known-companies.ts';

describe('what answers teach the reader', () => {
  it('is a company only after three answers have named it, and never the own one', () => {
    expect(
      listKnownCompanies([
        { name: 'Aruba', isOwn: false, mentions: 3 },
        { name: 'Una volta', isOwn: false, mentions: 1 },
        { name: 'Io', isOwn: true, mentions: 9 },
      ]),
    ).toEqual([{ name: 'Aruba' }]);
  });
});
