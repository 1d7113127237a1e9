import { describe, expect, it } from 'vitest';
import { formatCursor, parseCursor } from './answer-cursor.ts';
import { countFitting } from './answer-page.ts';
import { FAILURE_KINDS, formatFailure } from './failure-message.ts';
import { listKnownCompanies } from './known-companies.ts';
import { mergeCitations } from './merge-citations.ts';

describe('the sources of an answer', () => {
  it('are those the engine names, then those only the text links, each once', () => {
    const merged = mergeCitations({
      named: [
        { url: 'https://www.aruba.it/', title: 'Aruba', span: { start: 4, end: 9 } },
        { url: 'https://example.org/a', title: null, span: null },
      ],
      read: [
        { url: 'https://example.org/a', title: 'Una guida', companyKeys: ['aruba'] },
        { url: 'https://example.org/b', title: null, companyKeys: [] },
      ],
    });
    expect(merged).toEqual([
      {
        url: 'https://www.aruba.it/',
        domain: 'aruba.it',
        title: 'Aruba',
        companyKeys: [],
        namedByEngine: true,
        spanStart: 4,
        spanEnd: 9,
        position: 1,
      },
      {
        url: 'https://example.org/a',
        domain: 'example.org',
        title: 'Una guida',
        companyKeys: ['aruba'],
        namedByEngine: true,
        spanStart: null,
        spanEnd: null,
        position: 2,
      },
      {
        url: 'https://example.org/b',
        domain: 'example.org',
        title: null,
        companyKeys: [],
        namedByEngine: false,
        spanStart: null,
        spanEnd: null,
        position: 3,
      },
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'non un indirizzo',
    `https://a.it/${'x'.repeat(3000)}`,
  ])('never include %.40s', (url) => {
    expect(mergeCitations({ named: [{ url, title: null, span: null }], read: [] })).toEqual([]);
  });
});

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

describe('an answer that does not count', () => {
  it('says why in Italian, and nothing when it counts', () => {
    for (const failureKind of FAILURE_KINDS) {
      expect(formatFailure({ status: 'failed', failureKind })).toMatch(/^(Il|La) .+\.$/);
    }
    expect(formatFailure({ status: 'refused', failureKind: null })).toContain('rifiutato');
    expect(formatFailure({ status: 'ok', failureKind: null })).toBeNull();
  });
});

describe('a page of answers', () => {
  it.each([
    { lengths: [], fitting: 0 },
    { lengths: [3000, 4000, 5000], fitting: 3 },
    { lengths: [250_000, 140_000, 20_000], fitting: 2 },
    { lengths: [256_000, 256_000], fitting: 1 },
    { lengths: [900_000, 1], fitting: 1 },
  ])('holds $fitting answers of lengths $lengths', ({ lengths, fitting }) => {
    expect(countFitting(lengths)).toBe(fitting);
  });
});

describe('the bookmark of a page', () => {
  const cursor = {
    createdAt: new Date('2026-11-20T10:00:00.123Z'),
    id: '6f1c1a3e-0d6c-4a57-9a4f-0c7d7e7a1b2c',
  };
  const asIs = (id: string) => id;

  it('is read back as it was written', () => {
    expect(parseCursor(formatCursor(cursor), asIs)).toEqual(cursor);
  });

  it.each([
    '',
    'x',
    '1',
    '1.',
    '.6f1c',
    '999999999999999999.6f1c1a3e-0d6c-4a57-9a4f-0c7d7e7a1b2c',
    '253402300800000.6f1c1a3e-0d6c-4a57-9a4f-0c7d7e7a1b2c',
    "1.';--",
  ])('is refused as %j', (text) => {
    expect(parseCursor(text, asIs)).toBeNull();
  });
});
