import { describe, expect, it } from 'vitest';
import { parseRetryAfter } from './retry-after.ts';

const now = new Date('2026-11-20T10:00:00Z');

describe('how long a provider asks us to wait', () => {
  it.each([
    { headers: { 'retry-after': '30' }, seconds: 30 },
    { headers: { 'retry-after': ' 1.2 ' }, seconds: 2 },
    { headers: { 'retry-after': '0' }, seconds: 0 },
    { headers: { 'retry-after-ms': '1500', 'retry-after': '9' }, seconds: 2 },
    { headers: { 'retry-after': 'Fri, 20 Nov 2026 10:01:30 GMT' }, seconds: 90 },
    { headers: { 'retry-after': 'Fri, 20 Nov 2026 09:00:00 GMT' }, seconds: 0 },
    { headers: { 'retry-after': '99999999' }, seconds: 86_400 },
    { headers: { 'retry-after': 'domani' }, seconds: null },
    { headers: { 'retry-after': '-5' }, seconds: null },
    { headers: { 'retry-after': '2026-11-21' }, seconds: null },
    { headers: {}, seconds: null },
  ])('reads $headers as $seconds seconds', ({ headers, seconds }) => {
    expect(parseRetryAfter({ headers, now })).toBe(seconds);
  });

  it('measures a date against the provider’s own clock when it sends one', () => {
    const headers = { date: 'Fri, 20 Nov 2026 12:00:00 GMT', 'retry-after': 'Fri, 20 Nov 2026 12:00:10 GMT' };
    expect(parseRetryAfter({ headers, now })).toBe(10);
  });
});
