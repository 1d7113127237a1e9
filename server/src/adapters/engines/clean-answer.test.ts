import { describe, expect, it } from 'vitest';
import { cleanCitations, cleanSearchQueries, cleanText, MAX_ANSWER_BYTES } from './clean-answer.ts';

describe('cleaning an answer', () => {
  it('leaves an ordinary answer as it came', () => {
    const text = 'Ecco **tre** nomi:\n\n1. Caffè Borbone\n';
    expect(cleanText(text)).toBe(text);
  });

  it('never cuts a character in half', () => {
    for (const filler of ['', 'a', 'ab', 'abc']) {
      const text = cleanText(filler + '😀'.repeat(MAX_ANSWER_BYTES));
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_ANSWER_BYTES);
      expect(text.isWellFormed()).toBe(true);
      expect(text.endsWith('😀')).toBe(true);
    }
  });

  it('keeps each cited page once, with its first title, and only pages of the web', () => {
    const urls = [
      ['https://a.example/x?utm_source=chatgpt.com', null],
      ['https://a.example/x', '  Il\ntitolo '],
      ['https://a.example/x', 'Altro'],
      ['https://b.example?utm_source=newsletter', ''],
      ['javascript:alert(1)', 'no'],
      ['data:text/html,x', 'no'],
      ['/relativo', 'no'],
      [`https://c.example/${'x'.repeat(3000)}`, 'no'],
    ] as const;
    const citations = urls.map(([url, title]) => ({ url, title, span: null }));
    expect(cleanCitations({ citations, length: 0 })).toEqual([
      { url: 'https://a.example/x', title: 'Il titolo', span: null },
      { url: 'https://b.example/?utm_source=newsletter', title: null, span: null },
    ]);
  });

  it('keeps the first passage of a page, and none that lies beyond the text', () => {
    const cite = (start: number, end: number) => ({
      url: 'https://a.example/',
      title: null,
      span: { start, end },
    });
    const keep = (...citations: ReturnType<typeof cite>[]) =>
      cleanCitations({ citations, length: 20 })[0]?.span;
    expect(keep(cite(3, 8), cite(9, 12))).toEqual({ start: 3, end: 8 });
    expect(keep(cite(15, 21), cite(9, 20))).toEqual({ start: 9, end: 20 });
    expect(keep(cite(15, 21))).toBeNull();
  });

  it('keeps at most a hundred citations and fifty searches', () => {
    const many = Array.from({ length: 300 }, (_, index) => `https://a.example/${index}`);
    const citations = many.map((url) => ({ url, title: null, span: null }));
    expect(cleanCitations({ citations, length: 0 })).toHaveLength(100);
    expect(cleanSearchQueries(many)).toHaveLength(50);
  });

  it('takes control and format characters out of searches, and cuts long ones', () => {
    expect(cleanSearchQueries(['crm\u0007\u202Eitalia\u200B', 'crm italia'])).toEqual(['crm italia']);
    expect(cleanSearchQueries(['a'.repeat(3000)])[0]).toHaveLength(500);
  });

  it('drops empty and repeated searches', () => {
    expect(cleanSearchQueries(['crm', ' ', 'crm', 'crm  italia'])).toEqual(['crm', 'crm italia']);
  });
});
