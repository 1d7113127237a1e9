import { describe, expect, it } from 'vitest';
import { resolveSources, type ResolveRedirect } from './resolve-sources.ts';

const REDIRECT = 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/AUZIYQ';

describe('the pages behind Google’s redirects', () => {
  it('asks about Google’s own redirect addresses and no others', async () => {
    const asked: string[] = [];
    const resolveRedirect: ResolveRedirect = ({ url }) => {
      asked.push(url);
      return Promise.resolve('https://vera.example/pagina');
    };
    const citations = [
      { url: REDIRECT, title: 'vera.example' },
      { url: 'https://altra.example/', title: 'Altra' },
      { url: 'https://vertexaisearch.cloud.google.com.male.example/grounding-api-redirect/x', title: 'x' },
      { url: REDIRECT.replace('https', 'http'), title: 'x' },
      { url: 'non è un indirizzo', title: 'x' },
    ];
    const sources = await resolveSources({ citations, resolveRedirect });
    expect(asked).toEqual([REDIRECT]);
    expect(sources.map(({ url }) => url)).toEqual([
      'https://vera.example/pagina',
      ...citations.slice(1).map(({ url }) => url),
    ]);
  });

  it('leaves out a page of which neither address nor domain is known', async () => {
    const citations = [
      { url: REDIRECT, title: 'Un titolo qualsiasi' },
      { url: REDIRECT, title: null },
      { url: REDIRECT, title: 'Comune.Lecce.example' },
    ];
    const sources = await resolveSources({
      citations,
      resolveRedirect: () => Promise.resolve(null),
    });
    expect(sources).toEqual([{ url: 'https://comune.lecce.example/', title: 'Comune.Lecce.example' }]);
  });

  it('asks about forty pages of an answer at most', async () => {
    let asked = 0;
    const citations = Array.from({ length: 100 }, (_, index) => ({
      url: `${REDIRECT}${String(index)}`,
      title: 'guida.example',
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
});
