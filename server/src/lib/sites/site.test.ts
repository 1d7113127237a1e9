import { expect, it } from 'vitest';
import { belongsToSite, siteKey, siteWords, sourceSite } from './site.ts';

it.each([
  ['https://ponteverde.it', 'https://www.ponteverde.it/prezzi'],
  ['https://www.ponteverde.it', 'http://PonteVerde.it:8080'],
  ['https://ponteverde.it', 'https://negozio.ponteverde.it/scarpe'],
  ['https://negozio.ponteverde.it', 'https://www.ponteverde.it'],
  ['https://www2.ponteverde.it', 'https://blog.ponteverde.it/a'],
  ['https://it.ponteverde.com', 'https://ponteverde.com/en'],
  ['https://shop.ponteverde.co.uk', 'https://ponteverde.co.uk'],
  ['https://shop.it', 'https://www.shop.it/a'],
  ['https://www.facebook.com/aurora', 'https://m.facebook.com/Aurora/photos'],
  ['https://aurora.wixsite.com/trattoria', 'https://aurora.wixsite.com/trattoria/menu'],
  ['https://aurora.wixsite.com', 'https://aurora.wixsite.com/trattoria'],
  ['https://aurora.github.io', 'https://aurora.github.io/menu'],
  ['https://aurora.ignoto.pages.dev', 'https://aurora.ignoto.pages.dev/x'],
  ['https://www.booking.com', 'https://www.booking.com/articles.it.html'],
  ['https://www.instagram.com/p/Cabc', 'https://instagram.com/p/Cabc/?hl=it'],
])('the site %s holds %s', (websiteUrl, url) => {
  expect(belongsToSite({ url, websiteUrl })).toBe(true);
});

it.each([
  ['https://ponteverde.it', 'https://notponteverde.it'],
  ['https://ponteverde.it', 'https://ponteverde.it.truffa.example'],
  ['https://ponteverde.it', 'https://www.facebook.com/ponteverde.it'],
  ['https://torino.agenzie.it', 'https://www.agenzie.it'],
  ['https://torino.agenzie.it', 'https://milano.agenzie.it'],
  ['https://shop.it', 'https://blog.it'],
  ['https://shop.co.uk', 'https://other.co.uk'],
  ['https://www.facebook.com/aurora', 'https://www.facebook.com/tramonto'],
  ['https://www.facebook.com/aurora', 'https://www.facebook.com/'],
  ['https://www.facebook.com/aurora', 'https://www.facebook.com/auroraboreale'],
  ['https://www.facebook.com/aurora', 'https://www.instagram.com/aurora'],
  ['https://www.facebook.com/profile.php?id=100063', 'https://www.facebook.com/profile.php?id=100064'],
  ['https://aurora.github.io', 'https://tramonto.github.io'],
  ['https://aurora.wixsite.com/trattoria', 'https://aurora.wixsite.com/pizzeria'],
  ['https://aurora.blogspot.com', 'https://tramonto.blogspot.com'],
  ['https://www.booking.com', 'https://www.booking.com/hotel/it/aurora.it.html'],
  ['https://www.instagram.com/p/Cabc', 'https://instagram.com/p/Cdef'],
  ['https://ponteverde.it', 'nessun indirizzo'],
])('the site %s does not hold %s', (websiteUrl, url) => {
  expect(belongsToSite({ url, websiteUrl })).toBe(false);
});

it.each([
  ['https://a.b.ponteverde.it', 'ponteverde.it'],
  ['https://www.ponteverde.it', 'ponteverde.it'],
  ['http://Ponteverde.example:8080', 'ponteverde.example'],
  ['https://uno.ponteverde.co.uk', 'ponteverde.co.uk'],
  ['https://comune.bologna.it', 'comune.bologna.it'],
  ['https://aurora.github.io', 'github.io/aurora'],
  ['https://a.aurora.blogspot.it', 'blogspot/aurora'],
  ['https://aurora.blogspot.com', 'blogspot/aurora'],
  ['https://aurora.s3.amazonaws.com', 'aurora.s3.amazonaws.com'],
  ['https://m.facebook.com/Aurora', 'facebook.com/aurora'],
  ['https://www.facebook.com/photo.php?fbid=1', 'facebook.com'],
  ['https://linktr.ee/aurora', 'linktr.ee/aurora'],
])('all addresses of the owner of %s share %s', (websiteUrl, key) => {
  expect(siteKey(websiteUrl)).toBe(key);
});

it('takes twenty hosts under one wildcard for one site', () => {
  const hosts = Array.from({ length: 20 }, (_, number) => `https://n${String(number)}.ponteverde.it`);
  expect(new Set(hosts.map(siteKey)).size).toBe(1);
});

it.each([
  ['https://www.trattoria-aurora.example', 'trattoria aurora'],
  ['https://negozio.ponteverde.co.uk', 'negozio ponteverde'],
  ['https://www.facebook.com/trattoria-aurora', 'trattoria aurora'],
  ['https://www.facebook.com/profile.php?id=100063123456789', ''],
  ['https://www.instagram.com/trattoria_aurora', 'trattoria aurora'],
  ['https://trattoria-aurora.blogspot.com', 'trattoria aurora'],
  ['https://www.facebook.com', 'facebook.com'.replace('.', ' ')],
])('%s is made of the words “%s”', (websiteUrl, words) => {
  expect(siteWords(websiteUrl)).toBe(words);
});

it('counts a source under its host, and the company’s page on a platform apart', () => {
  const websiteUrl = 'https://www.facebook.com/aurora';
  const count = (url: string) => sourceSite({ url, websiteUrl });
  expect(count('https://it-it.facebook.com/Aurora/photos')).toBe('facebook.com/aurora');
  expect(count('https://www.facebook.com/tramonto')).toBe('facebook.com');
  expect(sourceSite({ url: 'https://blog.ponteverde.it', websiteUrl: 'https://ponteverde.it' })).toBe(
    'blog.ponteverde.it',
  );
});
