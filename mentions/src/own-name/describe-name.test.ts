import { describe, expect, it } from 'vitest';
import cases from '../test-cases/real-names.json' with { type: 'json' };
import { listCatalogue } from '../catalogue/index.ts';
import { extractMentions } from '../extract-mentions.ts';
import type { Brand } from '../extraction.ts';
import { describeName, type NameDescription } from './describe-name.ts';

const PHRASES = [
  'Io sceglierei {name}, per quello che costa.',
  '1. **{name}** – buoni prezzi\n2. **Qonto** – più caro',
  '{name} e dintorni: la guida.',
  'Quanto costa {small} oggi?',
];
const describeBrand = (brand: Brand | string, ...rivals: string[]): NameDescription =>
  describeName({
    brand: typeof brand === 'string' ? { name: brand } : brand,
    rivals: rivals.map((name) => ({ name })),
    phrases: PHRASES,
  });
const spellingsOf = (description: NameDescription, variant: string): readonly string[] =>
  description.counts.find((one) => one.variant === variant)?.spellings ?? [];
const isPresent = (answer: string, brand: Brand): boolean =>
  extractMentions({ answer, language: 'it', brands: [brand] }).brands[0]?.present === true;

/** Sentences the description was not made with. */
const ELSEWHERE = [
  'Conviene sentire {name} prima di decidere, perché lavora bene.',
  'Tra i nomi più citati c’è **{name}**: prezzi chiari e tempi rapidi.',
  '### {name}\n\nUna scelta solida.\n\n### Zorbano\n\nCaro.',
  'Meglio {name}.',
];
const NEVER = ['Conviene sentire {name} prima di decidere.', 'Meglio {name}, dicono in molti.'];
const fill = (place: string, name: string) => place.replace('{name}', () => name);

/** The names of the tests, and as many of the catalogue. */
const NAMES = [
  ...cases.names.map(({ name }) => name),
  ...listCatalogue()
    .filter((_, place) => place % 12 === 0)
    .map(({ name }) => name)
    .slice(0, 200),
];
/** As many as one test takes. */
const GROUPS = [...Map.groupBy(new Set(NAMES), (name) => NAMES.indexOf(name) % 24).values()];

describe('what is said to count as a name', () => {
  it('is asked of more than three hundred real names', () => {
    expect(new Set(NAMES).size).toBeGreaterThan(300);
  });

  it.each(GROUPS)(
    'is found in sentences it was not tried in, and what is left out is not: %s',
    (...names) => {
      const wrong = names.flatMap((name) => {
        const { counts, leftOut, strict, isFindable } = describeBrand(name);
        const missed = counts
          .filter(({ variant }) => variant !== 'preposition')
          .flatMap(({ spellings }) => spellings)
          .filter((spelling) => !ELSEWHERE.every((place) => isPresent(fill(place, spelling), { name })));
        const found = leftOut.filter(({ spelling }) =>
          NEVER.some((place) => isPresent(fill(place, spelling), { name })),
        );
        const isSaid = strict !== null || counts.some(({ variant }) => variant === 'as_written');
        return [
          ...missed.map((spelling) => `${name}: misses ${spelling}`),
          ...found.map(({ spelling }) => `${name}: finds ${spelling}`),
          ...(isSaid && isFindable ? [] : [`${name} does not count`]),
        ];
      });
      expect(wrong).toEqual([]);
    },
  );

  it.each([
    ['Girasol Nove Soc. Coop.', 'without_legal_form', 'Girasol Nove'],
    ['Ponteverde', 'other_legal_form', 'Ponteverde S.r.l.'],
    ['F.lli Greco', 'abbreviation', 'Fratelli Greco'],
    ['Dolci & Salati Zorbano', 'and', 'Dolci e Salati Zorbano'],
    ['Hotel La Perla', 'trade_word', 'hotel La Perla'],
    ['L’Orto di Nina', 'preposition', 'dell’Orto di Nina'],
    ['Caffè Perù', 'accents', 'Caffe Peru'],
    ['Agri-Vento', 'hyphen', 'Agri Vento'],
    ['Osteria "Il Melograno"', 'quotes', 'Osteria Il Melograno'],
    ['Gestilia', 'capitals', 'GESTILIA'],
  ])('of %s by the rule %s: %s', (name, variant, spelling) => {
    expect(spellingsOf(describeBrand(name), variant)).toContain(spelling);
  });

  it('holds the site and the names its user gave', () => {
    const brand = {
      name: 'Hotel La Perla',
      websiteUrl: 'https://www.hotellaperla.it',
      aliases: ['Perla Rimini'],
    };
    const described = describeBrand(brand);
    expect(spellingsOf(described, 'site')).toEqual(['hotellaperla.it']);
    expect(spellingsOf(described, 'alias')).toEqual(['Perla Rimini']);
    expect(described.leftOut).toContainEqual({ because: 'part', spelling: 'La Perla' });
  });

  it('tries no more of hundreds of given names than can be shown', () => {
    const aliases = Array.from({ length: 200 }, (_, place) => `Perla Numero ${String(place)}`);
    const start = process.cpuUsage();
    expect(spellingsOf(describeBrand({ name: 'Hotel La Perla', aliases }), 'alias')).toEqual(
      aliases.slice(0, 3),
    );
    expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
  });

  it('leaves out a sign that makes another name', () => {
    expect(describeBrand('A+B Studio').leftOut).toContainEqual({
      because: 'sign_left_out',
      spelling: 'AB Studio',
    });
  });
});

describe('a name that is an everyday word', () => {
  it.each(['Oro', 'Casa', 'Fare', 'Mela'])('%s stays strict, and each sentence says what it is', (name) => {
    const { strict, counts } = describeBrand(name);
    expect(strict?.because).toBe('everyday_word');
    expect(strict?.phrases.map((phrase) => phrase.counts)).toEqual([true, true, false, false]);
    for (const { phrase, counts: isCounted } of strict?.phrases ?? [])
      expect(isPresent(phrase, { name })).toBe(isCounted);
    expect(counts.some(({ variant }) => variant === 'as_written')).toBe(false);
    expect(spellingsOf(describeBrand(name), 'other_legal_form')).toContain(`${name} S.r.l.`);
  });

  it.each([
    ['Milano', 'place'],
    ['Emma', 'person'],
    ['xy', 'short'],
  ])('%s is strict as a %s', (name, because) => {
    expect(describeBrand(name).strict?.because).toBe(because);
  });

  it('is strict without its legal form alone', () => {
    const described = describeBrand('Girasole Soc. Coop.');
    expect(described.strict?.name).toBe('Girasole');
    expect(spellingsOf(described, 'as_written')).toEqual(['Girasole Soc. Coop.']);
  });
});

describe('another company of a similar name', () => {
  it('that is registered beside is told apart', () => {
    expect(describeBrand('Enel', 'Enel X').others[0]).toEqual({
      name: 'Enel X',
      relation: 'longer',
      isDistinguished: true,
    });
    expect(describeBrand('Enel X', 'Enel').others[0]).toMatchObject({
      relation: 'shorter',
      isDistinguished: true,
    });
    const described = describeBrand('Rossi S.r.l.', 'Rossi S.p.A.');
    expect(described.others[0]).toMatchObject({ relation: 'same_spelling', isDistinguished: true });
    expect(spellingsOf(described, 'other_legal_form')).toEqual([]);
  });

  it('that is a product of the brand is no other', () => {
    expect(describeBrand('Apple').others.map(({ name }) => name)).not.toContain('Apple Watch');
  });
});

describe('any name can be described', () => {
  it.each(['+', '!!!', '€', '🍕', '\u200F', '', ' ', '&', '.*', '{name}', '$&', 'S.r.l.', '\uD800'])(
    '%j',
    (name) => {
      const { isFindable, counts } = describeBrand(name);
      if (!isFindable) expect(counts).toEqual([]);
    },
  );

  it.each(['+', '!!!', '€'])('%s is found nowhere, and that is said', (name) => {
    expect(describeBrand(name).isFindable).toBe(false);
  });

  it.each(['a'.repeat(255), 'Zo '.repeat(85), '\u202Eabc', 'נון', '蔚来', 'ร้าน'])('%#', (name) => {
    expect(() => describeBrand(name)).not.toThrow();
  });
});
