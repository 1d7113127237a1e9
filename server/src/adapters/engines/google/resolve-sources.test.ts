import { describe, expect, it } from 'vitest';
import { resolveSources, type ResolveRedirect } from './resolve-sources.ts';

const REDIRECT = 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/AUZIYQ';

const withoutSpans = (citations: readonly { url: string; title: string | null }[]) =>
  citations.map((citation) => ({ ...citation, span: null }));

describe('the pages behind Google’s redirects', () => {
  it('asks about Google’s own redirect addresses and no others', async () => {
    const asked: string[] = [];
    const resolveRedirect: ResolveRedirect = ({ url }) => {
      asked.push(url);
      return Promise.resolve('https://vera.example/pagina');
    };
    const citations = withoutSpans([
      { url: REDIRECT, title: 'vera.example' },
      { url: 'https://altra.example/', title: 'Altra' },
      { url: 'https://vertexaisearch.cloud.google.com.male.example/grounding-api-redirect/x', title: 'x' },
      { url: REDIRECT.replace('https', 'http'), title: 'x' },
      { url: 'non è un indirizzo', title: 'x' },
    ]);
    const sources = await resolveSources({ citations, resolveRedirect });
    expect(asked).toEqual([REDIRECT]);
    expect(sources.map(({ url }) => url)).toEqual([
      'https://vera.example/pagina',
      ...citations.slice(1).map(({ url }) => url),
    ]);
  });

  it('leaves out a page of which neither address nor domain is known', async () => {
    const citations = withoutSpans([
      { url: REDIRECT, title: 'Un titolo qualsiasi' },
      { url: REDIRECT, title: null },
      { url: REDIRECT, title: 'Comune.Lecce.example' },
    ]);
    const sources = await resolveSources({
      citations,
      resolveRedirect: () => Promise.resolve(null),
    });
    expect(sources).toEqual([
      { url: 'https://comune.lecce.example/', title: 'Comune.Lecce.example', span: null },
    ]);
  });

  it('asks about forty pages of an answer at most', async () => {
    let asked = 0;
    const citations = Array.from({ length: 100 }, (_, index) => ({
      url: `${REDIRECT}${String(index)}`,
      title: 'guida.example',
      span: null,
    }));
    await resolveSources({
      citations,
      resolveRedirect: () => {
        asked += 1;
        return Promise.resolve(null);
      },
    });
    expect(asked).toBe(40);
  });

  it('asks once about a page that bears several passages, and keeps them apart', async () => {
    let asked = 0;
    const spans = [
      { start: 0, end: 4 },
      { start: 9, end: 12 },
    ];
    const sources = await resolveSources({
      citations: spans.map((span) => ({ url: REDIRECT, title: null, span })),
      resolveRedirect: () => {
        asked += 1;
        return Promise.resolve('https://vera.example/');
      },
    });
    expect(asked).toBe(1);
    expect(sources).toEqual(spans.map((span) => ({ url: 'https://vera.example/', title: null, span })));
  });
});
