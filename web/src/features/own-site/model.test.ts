import type { CrawlerVisits, ReceivedLog } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { describeReceived, sumVisitors } from './model.ts';

const log = {
  id: '00000000-0000-4000-8000-000000000001',
  source: 'upload',
  format: 'combined',
  bytes: 10,
  lines: 880_000,
  unreadLines: 0,
  countedLines: 1,
  firstAt: null,
  lastAt: null,
  isCut: false,
  createdAt: '2026-11-27T10:00:00.000Z',
} as const;
const received = (over: Partial<ReceivedLog> = {}): ReceivedLog => ({
  log,
  isDuplicate: false,
  overlappingDays: [],
  sharedDays: [],
  ...over,
});

describe('what became of a log', () => {
  it('is how many of its lines counted, and that nothing changes where it was known', () => {
    expect(describeReceived(received())).toBe('1 riga contata su 880.000.');
    expect(describeReceived(received({ isDuplicate: true }))).toBe('Era già contato: i numeri non cambiano.');
  });

  it('names the days of which another log speaks with other lines', () => {
    expect(describeReceived(received({ sharedDays: ['2026-11-26'] }))).toContain(
      'Anche un altro log parla di 26 nov 2026',
    );
    const overlapping = describeReceived(received({ overlappingDays: ['2026-11-26'] }));
    expect(overlapping).toContain('Di 26 nov 2026 un altro log contiene in parte le stesse righe');
    expect(overlapping).not.toContain('si sommano');
  });
});

describe('what the logs come to', () => {
  it('leaves out who only claims to be a crawler', () => {
    const crawler = (verified: number, outside: number, unpublished: number): CrawlerVisits => ({
      id: 'gptbot',
      name: 'GPTBot',
      vendor: 'OpenAI',
      purpose: 'training',
      documentation: 'https://openai.com',
      rangesDate: null,
      verified,
      outside,
      unpublished,
      failed: 0,
      pages: 1,
      lastAt: null,
    });
    expect(
      sumVisitors({ crawlers: [crawler(3, 9, 0), crawler(0, 7, 0), crawler(0, 0, 2)], engines: [] }),
    ).toEqual({
      reads: 5,
      crawlers: 2,
      visits: 0,
    });
  });
});
