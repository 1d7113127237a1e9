import { expect, it } from 'vitest';
import { citeSources } from './cite-sources.ts';

const page = (id: number) => ({ id, url: `https://pagina-${String(id)}.example/`, title: null });
const listUrls = (text: string, ids: number[]) =>
  citeSources({ text, sources: ids.map(page) }).map(({ url, span }) => [
    url,
    span && text.slice(span.start, span.end),
  ]);

it('takes the first mark of a page, in the order of the text, however it is written', () => {
  expect(listUrls('Due[2] e uno[web:1], ancora due[2].', [1, 2, 3])).toEqual([
    ['https://pagina-2.example/', '[2]'],
    ['https://pagina-1.example/', '[web:1]'],
  ]);
});

it('takes no number for a page that was not found, and no other bracket for a number', () => {
  expect(listUrls('Anno [2026], nota [7], [a](https://a.example) e [1].', [1, 2])).toEqual([
    ['https://pagina-1.example/', '[1]'],
  ]);
});

it('gives every page without a place where the text has no number of theirs', () => {
  expect(listUrls('Senza numeri, o [99].', [1, 2])).toEqual([
    ['https://pagina-1.example/', null],
    ['https://pagina-2.example/', null],
  ]);
});

it('keeps the first of two pages with one number, and numbers by place what has none', () => {
  const sources = [page(1), { ...page(1), url: 'https://doppia.example/' }, { ...page(9), id: null }];
  expect(citeSources({ text: '[1][3]', sources }).map(({ url }) => url)).toEqual([
    'https://pagina-1.example/',
    'https://pagina-9.example/',
  ]);
});

it('reads a text of nothing but marks once', () => {
  const ids = Array.from({ length: 5000 }, (_, index) => index + 1);
  const text = '[5000]'.repeat(500_000);
  expect(listUrls(text, ids)).toEqual([['https://pagina-5000.example/', '[5000]']]);
});
