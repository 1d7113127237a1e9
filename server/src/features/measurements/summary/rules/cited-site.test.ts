import { expect, it } from 'vitest';
import { readSiteOwner } from './cited-site.ts';

const rivals = [
  { name: 'Caffè Corsini', key: 'caffecorsini' },
  { name: 'L’Or', key: 'lor' },
];
const owner = (address: string, websiteUrl = 'https://www.brunalba.example') =>
  readSiteOwner({ url: `https://${address}`, websiteUrl, rivals });

it.each([
  ['brunalba.example', { kind: 'own' }],
  ['shop.brunalba.example', { kind: 'own' }],
  ['notbrunalba.example', { kind: 'outside', outside: 'article' }],
  ['caffecorsini.it', { kind: 'rival', name: 'Caffè Corsini' }],
  ['shop.caffecorsini.it', { kind: 'rival', name: 'Caffè Corsini' }],
  ['lorenzo-vini.it', { kind: 'outside', outside: 'article' }],
  ['it.trustpilot.com', { kind: 'outside', outside: 'reviews' }],
  ['forum-caffe.it', { kind: 'outside', outside: 'forum' }],
  ['amazon.it', { kind: 'outside', outside: 'marketplace' }],
  ['tripadvisor.it', { kind: 'outside', outside: 'reviews' }],
  ['www.facebook.com/caffecorsini/photos', { kind: 'rival', name: 'Caffè Corsini' }],
  ['instagram.com/caffe_corsini', { kind: 'rival', name: 'Caffè Corsini' }],
  ['www.youtube.com/@caffecorsini', { kind: 'rival', name: 'Caffè Corsini' }],
  ['www.youtube.com/watch?v=abc', { kind: 'outside', outside: 'video' }],
  ['www.facebook.com/altrobar', { kind: 'outside', outside: 'page' }],
  ['caffecorsini.blogspot.com/2026/01/caffe.html', { kind: 'rival', name: 'Caffè Corsini' }],
  ['ilgolosario.wordpress.com/caffe', { kind: 'outside', outside: 'article' }],
  ['it.trustpilot.com/review/caffecorsini.it', { kind: 'outside', outside: 'reviews' }],
])('%s belongs to the right one', (address, expected) => {
  expect(owner(address)).toEqual(expected);
});

it('takes for its own only the page of a company whose site is a page on a platform', () => {
  const own = 'https://www.facebook.com/brunalba';
  expect(owner('it-it.facebook.com/Brunalba/about', own)).toEqual({ kind: 'own' });
  expect(owner('www.facebook.com/altrobar', own)).toEqual({ kind: 'outside', outside: 'page' });
  expect(owner('www.facebook.com/caffecorsini', own)).toEqual({ kind: 'rival', name: 'Caffè Corsini' });
});
