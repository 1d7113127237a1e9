import { SOURCE_KINDS } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { classifySource } from './classify-source.ts';
import { LISTED_KINDS } from './known-kinds.ts';
import known from './source-kinds.json' with { type: 'json' };

const owners = {
  websiteUrl: 'https://www.belvento.example',
  rivals: [
    { key: 'lagoaltoresort', name: 'Lagoalto Resort' },
    { key: 'palazzorocca', name: 'Palazzo Rocca' },
  ],
  chosen: new Map([['gardadove.example', 'directory' as const]]),
};

describe('the kind of a source', () => {
  it.each([
    ['belvento.example', 'own'],
    ['blog.belvento.example', 'own'],
    ['lagoaltoresort.example', 'competitor'],
    ['facebook.com/palazzorocca', 'competitor'],
    ['gardadove.example', 'directory'],
    ['tripadvisor.it/1234567', 'directory'],
    ['it.trustpilot.com', 'directory'],
    ['booking.com', 'directory'],
    ['corriere.it', 'press'],
    ['brescia.corriere.it', 'press'],
    ['bresciatoday.it', 'press'],
    ['facebook.com/gruppogarda', 'social'],
    ['youtube.com', 'social'],
    ['reddit.com', 'forum'],
    ['forum.ciclisti.example', 'forum'],
    ['it.wikipedia.org', 'encyclopedia'],
    ['comune.riva.tn.it', 'public_body'],
    ['www.salute.gov.it', 'public_body'],
    ['notbooking.com.example', 'other'],
    ['viaggilenti.example', 'other'],
    ['caffè.it', 'other'],
    ['', 'other'],
    ['://', 'other'],
  ])('of %s is %s', (source, kind) => {
    expect(classifySource(source, owners)).toBe(kind);
  });
});

describe('the list of known sites', () => {
  const schema = z.strictObject(
    Object.fromEntries(
      LISTED_KINDS.map((kind) => [
        kind,
        z.array(z.string().regex(/^(\*|)[a-z0-9-]+(\.[a-z0-9-]+)*(\.\*|-\*|)$/)).min(1),
      ]),
    ),
  );

  it('has hosts, each for one kind and once, of kinds that a list can tell', () => {
    schema.parse(known);
    const all = Object.values(known).flat();
    expect(new Set(all).size).toBe(all.length);
    expect(LISTED_KINDS.every((kind) => SOURCE_KINDS.includes(kind))).toBe(true);
  });
});
