import { describe, expect, it } from 'vitest';
import { mergeCitations } from './merge-citations.ts';

describe('the sources of an answer', () => {
  it('are those the engine names, then those only the text links, each once', () => {
    const merged = mergeCitations({
      websiteUrl: 'https://ponteverde.example',
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
    expect(
      mergeCitations({
        named: [{ url, title: null, span: null }],
        read: [],
        websiteUrl: 'https://ponteverde.example',
      }),
    ).toEqual([]);
  });
});
