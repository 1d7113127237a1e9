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
    expect(
      cleanCitations([
        { url: 'https://a.example/x?utm_source=chatgpt.com', title: null },
        { url: 'https://a.example/x', title: '  Il\ntitolo ' },
        { url: 'https://a.example/x', title: 'Altro' },
        { url: 'https://b.example?utm_source=newsletter', title: '' },
        { url: 'javascript:alert(1)', title: 'no' },
        { url: 'data:text/html,x', title: 'no' },
        { url: '/relativo', title: 'no' },
        { url: `https://c.example/${'x'.repeat(3000)}`, title: 'no' },
      ]),
    ).toEqual([
      { url: 'https://a.example/x', title: 'Il titolo' },
      { url: 'https://b.example/?utm_source=newsletter', title: null },
    ]);
  });

  it('keeps at most a hundred citations and fifty searches', () => {
    const many = Array.from({ length: 300 }, (_, index) => `https://a.example/${index}`);
    expect(cleanCitations(many.map((url) => ({ url, title: null })))).toHaveLength(100);
    expect(cleanSearchQueries(many)).toHaveLength(50);
  });

  it('drops empty and repeated searches', () => {
    expect(cleanSearchQueries(['crm', ' ', 'crm', 'crm  italia'])).toEqual(['crm', 'crm italia']);
  });
});
