import { expect, it } from 'vitest';
import { nameSource } from './source-name.ts';

it.each([
  ['https://www.gardadove.example/spa?x=1#a', 'gardadove.example'],
  ['http://Blog.Ponteverde.it:8080/a', 'blog.ponteverde.it'],
  ['https://www.facebook.com/Trattoria.Aurora/photos', 'facebook.com/trattoriaaurora'],
  ['https://m.facebook.com/TrattoriaAurora', 'facebook.com/trattoriaaurora'],
  ['https://www.facebook.com/watch', 'facebook.com'],
  ['https://www.youtube.com/watch?v=abc', 'youtube.com'],
  ['https://aurora.github.io/menu', 'aurora.github.io'],
  ['https://xn--caff-8oa.it/', 'caffè.it'],
  [`https://lungo.example/${'a'.repeat(2000)}`, 'lungo.example'],
  ['https://enciclopedia.example.', 'enciclopedia.example'],
])('counts %s under %s', (url, name) => {
  expect(nameSource(url)).toBe(name);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,ciao',
  'ftp://archivio.example/a',
  'nessun indirizzo',
  'https://co.uk/',
  'https://github.io/',
  'https://127.0.0.1/a',
  'http://localhost:3000/',
  'https://vertexaisearch.cloud.google.com/grounding-api-redirect/AUZIYQ',
  'https://www.google.com/url?q=https://altro.example',
])('knows no site behind %s', (url) => {
  expect(nameSource(url)).toBeNull();
});
