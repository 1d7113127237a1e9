import { expect, it } from 'vitest';
import { showWebsite } from './show-website.ts';
import { parseWebsite } from './website.ts';
import { findPlatformPage } from './platform-page.ts';

it.each([
  ['https://www.rossi.it/chi-siamo?a=1#b', 'https://www.rossi.it'],
  ['rossi.it', 'https://rossi.it'],
  ['  http://Rossi.IT/  ', 'http://rossi.it'],
  ['rossi.it:8080/prezzi', 'https://rossi.it:8080'],
  ['https://rossi.it:443', 'https://rossi.it'],
  ['https://caffè.it', 'https://xn--caff-8oa.it'],
  ['https://xn--e1afmkfd.xn--p1ai', 'https://xn--e1afmkfd.xn--p1ai'],
  ['https://www.facebook.com/TrattoriaAurora/', 'https://www.facebook.com/TrattoriaAurora'],
  ['facebook.com/trattoriaaurora?ref=bookmarks', 'https://www.facebook.com/trattoriaaurora'],
  ['m.facebook.com/trattoriaaurora/photos/123', 'https://www.facebook.com/trattoriaaurora'],
  ['https://it-it.facebook.com/trattoriaaurora', 'https://www.facebook.com/trattoriaaurora'],
  ['fb.com/trattoriaaurora', 'https://www.facebook.com/trattoriaaurora'],
  ['https://facebook.com/profile.php?id=100063&sk=about', 'https://www.facebook.com/profile.php?id=100063'],
  ['https://www.instagram.com/trattoria_aurora/?hl=it', 'https://www.instagram.com/trattoria_aurora'],
  ['linktr.ee/trattoriaaurora', 'https://linktr.ee/trattoriaaurora'],
  ['https://sites.google.com/view/trattoria-aurora/home', 'https://sites.google.com/view/trattoria-aurora'],
  ['https://www.paginegialle.it/trattoriaaurora', 'https://www.paginegialle.it/trattoriaaurora'],
  ['https://aurora.wixsite.com/trattoria/menu', 'https://aurora.wixsite.com/trattoria'],
  ['https://aurora.wordpress.com/2026/01/menu/', 'https://aurora.wordpress.com'],
  ['https://www.etsy.com/it/shop/AuroraCeramiche?ref=x', 'https://www.etsy.com/it/shop/AuroraCeramiche'],
  ['https://www.facebook.com', 'https://www.facebook.com'],
])('%s is the site %s', (text, site) => {
  expect(parseWebsite(text)).toBe(site);
  expect(parseWebsite(site)).toBe(site);
});

/** Each row: addresses of one page, however it is written. */
const SAME_PAGE: [string, ...string[]][] = [
  [
    'https://www.facebook.com/trattoriaaurora',
    'https://m.facebook.com/TrattoriaAurora/',
    'https://it-it.facebook.com/trattoria.aurora/reviews',
    'https://fb.com/trattoriaaurora',
    'https://www.facebook.com/pg/trattoriaaurora/menu/',
    'http://facebook.com/trattoriaaurora?locale=it_IT',
  ],
  [
    'https://www.facebook.com/profile.php?id=100063123456789',
    'https://m.facebook.com/profile.php?id=100063123456789&sk=about',
    'https://www.facebook.com/people/Trattoria-Aurora/100063123456789/',
    'https://www.facebook.com/p/Trattoria-Aurora-100063123456789/',
    'https://www.facebook.com/pages/Trattoria-Aurora/100063123456789',
  ],
  [
    'https://www.instagram.com/aurora',
    'https://instagram.com/Aurora/?hl=it',
    'https://www.instagram.com/aurora/reels/',
  ],
  ['https://linktr.ee/aurora', 'https://www.linktr.ee/Aurora/'],
  ['https://sites.google.com/view/aurora', 'http://sites.google.com/view/aurora/chi-siamo?authuser=0'],
  ['https://www.tiktok.com/@aurora', 'https://tiktok.com/@Aurora/video/7123'],
  ['https://www.youtube.com/@aurora', 'https://m.youtube.com/@aurora/videos'],
  ['https://www.linkedin.com/company/aurora', 'https://it.linkedin.com/company/Aurora/about/'],
  ['https://x.com/aurora', 'https://twitter.com/Aurora/status/1'],
  [
    'https://www.tripadvisor.it/Restaurant_Review-g187801-d1234567-Reviews-Trattoria_Aurora-Bologna.html',
    'https://www.tripadvisor.com/Restaurant_Review-g187801-d1234567-Reviews-or10-Aurora.html',
  ],
  [
    'https://www.thefork.it/ristorante/aurora-r12345',
    'https://www.thefork.com/restaurant/trattoria-aurora-r12345/menu',
  ],
  [
    'https://www.booking.com/hotel/it/aurora.it.html',
    'https://www.booking.com/hotel/it/aurora.en-gb.html?aid=1',
  ],
  ['https://www.airbnb.it/rooms/123456', 'https://www.airbnb.com/rooms/123456?adults=2'],
  ['https://www.etsy.com/shop/aurora', 'https://www.etsy.com/it/shop/Aurora?section_id=1'],
  ['https://www.amazon.it/stores/Aurora/page/AB-12', 'https://www.amazon.it/stores/page/AB-12?ref_=x'],
  ['https://www.amazon.it/s?me=A1B2', 'https://www.amazon.it/s?k=olio&me=A1B2'],
  ['https://www.ebay.it/str/aurora', 'https://www.ebay.it/str/Aurora?_trksid=1'],
  ['https://aurora.blogspot.com', 'http://www.aurora.blogspot.it/2026/01/menu.html'],
  ['https://aurora.myshopify.com', 'https://aurora.myshopify.com/collections/all'],
  ['https://aurora.github.io', 'https://Aurora.github.io/menu'],
  [
    'https://www.paginegialle.it/bologna-bo/ristoranti/aurora-srl',
    'https://www.paginegialle.it/bologna-bo/ristoranti/aurora-srl/foto',
  ],
];

it.each(SAME_PAGE)('%s is one page in every spelling', (first: string, ...others: string[]) => {
  const page = findPlatformPage(new URL(first));
  expect(page?.page).toEqual(expect.any(String));
  for (const other of others)
    expect([other, findPlatformPage(new URL(other))?.page]).toEqual([other, page?.page]);
});

it.each([
  'https://www.facebook.com/',
  'https://www.facebook.com/sharer/sharer.php?u=x',
  'https://www.facebook.com/photo.php?fbid=1',
  'https://www.facebook.com/profile.php',
  'https://www.instagram.com/p/Cabc123/',
  'https://www.instagram.com/explore/tags/pizza/',
  'https://www.youtube.com/watch?v=abc',
  'https://www.linkedin.com/jobs/view/1',
  'https://www.amazon.it/dp/B000000000',
  'https://www.booking.com/searchresults.it.html?ss=Bologna',
  'https://www.paginegialle.it/bologna-bo/ristoranti',
  'https://www.tripadvisor.it/Restaurants-g187801-Bologna.html',
  'https://www.blogspot.com',
  'https://www.wordpress.com/pricing',
  'https://linktr.ee',
])('%s is nobody’s page', (address) => {
  expect(findPlatformPage(new URL(address))).toMatchObject({ page: null });
});

it.each([
  'https://notfacebook.com/trattoriaaurora',
  'https://facebook.com.trattoria.example/x',
  'https://amazon.trattoria.example/stores/x',
  'https://www.trattoriafacebook.it/x',
  'https://ponteverde.example/instagram.com/x',
])('%s is on no platform', (address) => {
  expect(findPlatformPage(new URL(address))).toBeNull();
});

it.each([
  ['https://www.ponteverde.example', 'ponteverde.example'],
  ['http://negozio.ponteverde.example:8080', 'negozio.ponteverde.example:8080'],
  ['https://www.facebook.com/trattoriaaurora', 'facebook.com/trattoriaaurora'],
  ['https://www.instagram.com/caff%C3%A8aurora/', 'instagram.com/caffèaurora'],
  ['https://www.facebook.com/%E0%A4%A', 'facebook.com/%E0%A4%A'],
])('%s is shown as %s', (websiteUrl, shown) => {
  expect(showWebsite(websiteUrl)).toBe(shown);
});
