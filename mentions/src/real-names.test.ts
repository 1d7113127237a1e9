import { describe, expect, it } from 'vitest';
import cases from './test-cases/real-names.json' with { type: 'json' };
import { extractMentions } from './extract-mentions.ts';
import type { Brand } from './extraction.ts';

const contexts: Readonly<Record<string, readonly string[]>> = cases.contexts;

const presence = (answer: string, ...brands: (string | Brand)[]): boolean[] =>
  extractMentions({
    answer,
    language: 'it',
    brands: brands.map((brand) => (typeof brand === 'string' ? { name: brand } : brand)),
  }).brands.map(({ present }) => present);

/** Texts in which the name is not found, or somebody else is found at its place. */
function listMisses({ name, forms, lang = 'it' }: (typeof cases.names)[number]): string[] {
  return forms.flatMap((form) =>
    (contexts[lang] ?? []).flatMap((context) => {
      const answer = context
        .replace('{name}', () => form)
        .replace('{cell}', () => form.replaceAll('|', String.raw`\|`));
      const { brands, mentions } = extractMentions({ answer, brands: [{ name }] });
      const at = answer.indexOf(form);
      const others = mentions.filter(
        ({ brandIndex, spans }) =>
          brandIndex === null &&
          at >= 0 &&
          spans.some(({ start, end }) => start < at + form.length && end > at),
      );
      if (brands[0]?.present !== true) return [answer];
      return others.map((other) => `${other.name} in ${answer}`);
    }),
  );
}

describe('a company’s own name is found as it is written, in prose, lists, tables, headings, links, bold and code', () => {
  it.each(cases.names.map((entry) => [entry.kind, entry.name, entry] as const))('%s: %s', (_, __, entry) => {
    expect(listMisses(entry)).toEqual([]);
  });
});

describe('two brands that differ by a variant alone are told apart', () => {
  it.each([
    ['Conviene chiamare Rossi S.r.l. di Milano.', 'Rossi Srl', 'Rossi S.p.A.', [true, false]],
    ['Conviene chiamare Rossi S.p.A. di Milano.', 'Rossi Srl', 'Rossi S.p.A.', [false, true]],
    ['Meglio Rossi Srl o Rossi S.p.A.?', 'Rossi Srl', 'Rossi S.p.A.', [true, true]],
    ['Lo studio AB Studio è bravo.', 'A+B Studio', 'AB Studio', [false, true]],
    ['Lo studio A+B Studio è bravo.', 'A+B Studio', 'AB Studio', [true, false]],
    ['Lo studio A+B Studio è bravo.', 'AB Studio', 'A+B Studio', [false, true]],
    ['Consiglio il Caffè Peru.', 'Caffè Peru', 'Caffe Perù', [true, false]],
    ['Consiglio il Caffe Perù.', 'Caffè Peru', 'Caffe Perù', [false, true]],
    ['Prova Bar-One stasera.', 'Bar-One', 'Bar One', [true, false]],
    ['Prova Bar One stasera.', 'Bar-One', 'Bar One', [false, true]],
    ['Prova F.lli Greco per i mobili.', 'F.lli Greco', 'Fratelli Greco', [true, false]],
    ['Prova Fratelli Greco per i mobili.', 'F.lli Greco', 'Fratelli Greco', [false, true]],
    ['Cena all’hotel Belvedere.', 'Hotel Belvedere', 'Ristorante Belvedere', [true, false]],
    ['Cena al ristorante Belvedere.', 'Hotel Belvedere', 'Ristorante Belvedere', [false, true]],
    ['Consiglio Enel X per le colonnine.', 'Enel', 'Enel X', [false, true]],
    ['Enel ed Enel X sono due società.', 'Enel', 'Enel X', [true, true]],
  ] as const)('%s', (answer, one, other, expected) => {
    expect(presence(answer, one, other)).toEqual(expected);
  });

  it('a spelling both share goes to the one given first, and the explanation would say so', () => {
    expect(presence('Conviene chiamare Rossi, a Milano.', 'Rossi Srl', 'Rossi S.p.A.')).toEqual([
      true,
      false,
    ]);
    expect(presence('Conviene chiamare Rossi, a Milano.', 'Rossi S.p.A.', 'Rossi Srl')).toEqual([
      true,
      false,
    ]);
  });
});

describe('a brand is not found where other words stand', () => {
  it.each([
    ['Il prezzo dell’oro sale ogni anno.', 'Oro'],
    ['Oro e argento salgono.', 'Oro'],
    ['La casa è grande. Casa nuova, vita nuova.', 'Casa'],
    ['Fare la spesa costa. Ecco cosa fare: chiedere.', 'Fare'],
    ['I Rossini sono buoni, Girasoleria nemmeno.', 'Girasole'],
    ['Il gusto di Illyria è unico.', 'Illy'],
    ['Hotel La Perlana in centro.', 'Hotel La Perla'],
    ['Ferro, legno e vetro sono materiali.', 'Ferro, Legno & Co'],
    ['Il bar centrale della piazza è chiuso.', 'Bar Centrale'],
    ['Dalla trattoria si vede un belvedere.', 'Trattoria Belvedere'],
    ['Vieni a vivere a Home, dolce home.', '@Home'],
    ['雪が降る', '雪'],
    ['オンライン', 'ライン'],
    ['Scrivi a info@gusto.it o vai su esempio.it/gusto', 'Gusto'],
    ['Non ho trovato informazioni su Hotel La Perla.', 'Hotel La Perla'],
  ])('%s', (answer, brand) => {
    expect(presence(answer, brand)).toEqual([false]);
  });

  it('an everyday word is the brand where it is chosen, listed among companies or written as its site', () => {
    expect(presence('Io sceglierei Oro, che costa meno.', 'Oro')).toEqual([true]);
    expect(presence('1. **Oro** – conto\n2. **Qonto** – conto', 'Oro')).toEqual([true]);
    const casa = { name: 'Casa', websiteUrl: 'https://www.casa.it' };
    expect(presence('Tra i siti ci sono Immobiliare.it e Casa.it.', casa)).toEqual([true]);
  });

  it('a page on somebody’s platform makes no name of the platform', () => {
    const shop = { name: 'Hotel La Perla', websiteUrl: 'https://www.facebook.com/hotellaperla' };
    expect(presence('Si trova su Facebook.com e su Booking.com.', shop)).toEqual([false]);
  });
});

it('what a sentence behind a legal form did not find takes nothing from the company before it', () => {
  const answer = 'Consiglio Rossi S.p.A. Non ho trovato informazioni su Bianchi S.p.A. di Milano.';
  expect(presence(answer, 'Rossi S.p.A.', 'Bianchi S.p.A.')).toEqual([true, false]);
});

describe('any name is valid input, whatever it holds', () => {
  const odd = [
    '',
    ' ',
    '+',
    '!!!',
    '€',
    '&',
    '🍕',
    'x',
    '\u200F',
    '\u202Eabc',
    'a'.repeat(255),
    'Ab '.repeat(85),
    '("',
    '.*',
    '[a-z]+',
    '\\',
    '$&',
    '_',
    '__proto__',
    'constructor',
    'S.r.l.',
    'Srl',
    'the',
    'e',
    '& C.',
    'Az. Agr.',
    '蔚',
    'Кафе Roma蔚来',
    'שלוםabcשלום',
    '\uD800',
    '&amp;',
    '<b>',
    '**',
    '|',
    '# #',
  ];
  it.each(odd.map((name) => [JSON.stringify(name).slice(0, 24), name] as const))('%s', (_, name) => {
    for (const answer of [
      `Il testo ${name} qui.`,
      name,
      `- ${name}\n- Qonto`,
      `| ${name} | b |\n|---|---|\n| Qonto | c |`,
    ]) {
      const { mentions } = extractMentions({
        answer,
        brands: [{ name }, { name: 'Qonto', aliases: [name] }],
      });
      for (const { start, end } of mentions.flatMap(({ spans }) => spans))
        expect(start >= 0 && start < end && end <= answer.length).toBe(true);
    }
  });

  it.each([
    ['names', 'Consiglio **Hotel La Perla**, Qonto e Zorbano. '],
    ['entities without end', 'La Perla &amp; co &egrave; &unfinished '],
    ['marks without their pair', 'Perla \uE200cite\uE202turn0search0 e Qonto '],
    ['table rows', '| Hotel La Perla | ottimo | 9,90 € |\n'],
  ])(
    'four times the text takes about four times the work: %s',
    (_, piece) => {
      const answer = piece.repeat(Math.ceil(50_000 / piece.length));
      expect(growthOf(answer, answer.repeat(TIMES_LONGER))).toBeLessThan(10);
    },
    60_000,
  );

  it('an answer of 200 kB, entities without end and marks without their pair take bounded time', () => {
    const long = [
      'Consiglio **Hotel La Perla** &amp; co &egrave; \uE200cite\uE202turn0search0\uE201, poi &unfinished '.repeat(
        2_000,
      ),
      '&'.repeat(200_000),
      '\uE200cite\uE202'.repeat(20_000),
      '\u001B['.repeat(100_000),
      '蔚'.repeat(200_000),
      '&amp;amp;'.repeat(22_000),
    ];
    const start = process.cpuUsage();
    for (const answer of long)
      extractMentions({ answer, brands: [{ name: 'Hotel La Perla' }, { name: '蔚蔚' }] });
    expect(process.cpuUsage(start).user).toBeLessThan(20_000_000);
  }, 60_000);
});

const MIN_ROUNDS = 5;
const MAX_ROUNDS = 25;
const LINEAR = 6;
const TIMES_LONGER = 4;

/**
 * How many times the work of one text that of four in a row is, read by turns. The kernel counts processor time by its
 * ticks, some milliseconds apart, so that a single reading may say next to nothing: sums are compared, of as much text on
 * both sides. Where the two seem far apart they are read again; work that grows by the square stays sixteen times.
 */
function growthOf(short: string, long: string): number {
  let [ofShort, ofLong] = [0, 0];
  const growth = () => (TIMES_LONGER * ofLong) / ofShort;
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    ofShort += workOf(short, TIMES_LONGER);
    ofLong += workOf(long, 1);
    if (round >= MIN_ROUNDS && growth() < LINEAR) break;
  }
  return growth();
}

/** Processor time of reading an answer so often, of this thread alone: compiling beside it is no work of the text. */
function workOf(answer: string, times: number): number {
  const before = process.threadCpuUsage();
  for (let time = 0; time < times; time++) extractMentions({ answer, brands: [{ name: 'Hotel La Perla' }] });
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}
