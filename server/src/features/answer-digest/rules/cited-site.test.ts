import { expect, it } from 'vitest';
import { readSiteOwner } from './cited-site.ts';

const rivals = [
  { name: 'Caffè Corsini', key: 'caffecorsini' },
  { name: 'L’Or', key: 'lor' },
];
const owner = (domain: string) => readSiteOwner({ domain, ownHost: 'brunalba.example', rivals });

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
])('%s belongs to the right one', (domain, expected) => {
  expect(owner(domain)).toEqual(expected);
});
