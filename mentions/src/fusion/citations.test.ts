import { expect, it } from 'vitest';
import { extractMentions } from '../extract-mentions.ts';

const citationsOf = (answer: string) => extractMentions({ answer, language: 'it' }).citations;

it('cites links, bare addresses, footnotes and source lists once each, in order', () => {
  const answer = `[Qonto](https://qonto.com/it) è comodo, vedi https://www.finom.co/it/.

Fonti
[1] https://qonto.com/it/?utm_source=chatgpt.com
[2] Banca d'Italia – https://www.bancaditalia.it/x`;
  expect(citationsOf(answer).map(({ url, domain, position }) => [url, domain, position])).toEqual([
    ['https://qonto.com/it', 'qonto.com', 1],
    ['https://www.finom.co/it/', 'finom.co', 2],
    ['https://www.bancaditalia.it/x', 'bancaditalia.it', 3],
  ]);
});

it('knows to which named company an address belongs', () => {
  const [own, foreign] = citationsOf(
    'Ti consiglio Zorbano: https://help.zorbano.it/costi e https://forum.example.org/z',
  );
  expect(own?.companyKeys).toEqual(['zorbano']);
  expect(foreign?.companyKeys).toEqual([]);
});

it('takes only web addresses', () => {
  expect(citationsOf('[a](javascript:alert(1)) [b](mailto:x@y.it) [c](/pagina)')).toEqual([]);
});
