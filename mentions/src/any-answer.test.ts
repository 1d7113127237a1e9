import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractMentions } from './extract-mentions.ts';
import type { Extraction } from './extraction.ts';
import { identityKey } from './linking/identity.ts';

const pieces = fc.constantFrom(
  '**Qonto**',
  '- ',
  '1. ',
  '## ',
  '| ',
  '|---|',
  '\n',
  '\n\n',
  ' ',
  ', ',
  ' e ',
  'Finom',
  'Zorbano',
  'Prima',
  'prima',
  'De’Longhi',
  'H&M',
  '[Revolut](https://revolut.com)',
  '[1]',
  '([x](https://x.it))',
  '`code`',
  '```',
  '<br>',
  '<b>',
  '</b>',
  'ottimo',
  'sconsiglio',
  'non ho trovato informazioni su',
  'Fonti',
  ': ',
  ' – ',
  '(',
  ')',
  '"',
  '€ 9,90',
  '•',
  '+1',
  '🙂',
  '\u0000',
  '\ud800',
  '\udc00',
  `[${'a'.repeat(199)}😀x](https://x.it/a)`,
  'https://x.it/\ud800',
  '\u202e',
  'עברית',
  'e\u0301',
  '__proto__',
  '.*',
  'C++',
  'A|B',
  '$&',
  '\\',
  '*',
  '_',
);
const answers = fc.oneof(
  fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 400 }),
);
const brands = fc.array(
  fc.record({
    name: fc.oneof(fc.constantFrom('.*', 'C++', 'A|B', '__proto__', 'Qonto', '🙂', ' '), fc.string()),
  }),
  { maxLength: 4 },
);

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');

/** Every string of a reading, wherever it stands. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(listTexts);
}

function assertSound(answer: string, { mentions, citations, brands: readings }: Extraction): void {
  mentions.forEach(({ position, occurrences, firstIndex, spans, evidence }, index) => {
    expect(position).toBe(index + 1);
    expect(occurrences).toBe(spans.length);
    expect(occurrences).toBeGreaterThanOrEqual(1);
    expect(firstIndex).toBe(spans[0]?.start);
    for (const { start, end } of [...spans, ...evidence]) {
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(answer.length);
    }
    const before = mentions[index - 1];
    if (before !== undefined) expect(firstIndex).toBeGreaterThanOrEqual(before.firstIndex);
  });
  const keys = mentions.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const text of listTexts({ mentions, citations }))
    expect([text, isStorable(text)]).toEqual([text, true]);
  for (const { present, rank } of readings) expect(present).toBe(rank !== null);
}

const MAX_SECONDS = 3;

describe('whatever an engine answers', () => {
  it('is read into sound numbers, offsets and texts, the same every time', () => {
    fc.assert(
      fc.property(answers, brands, (answer, given) => {
        const read = extractMentions({ answer, brands: given });
        assertSound(answer, read);
        expect(extractMentions({ answer, brands: given })).toEqual(read);
      }),
      { numRuns: 400 },
    );
  });

  it('shows each name as the text writes it', () => {
    fc.assert(
      fc.property(answers, (answer) => {
        for (const { name, spans } of extractMentions({ answer }).mentions) {
          const written = spans.map(({ start, end }) => identityKey(answer.slice(start, end)));
          expect(written).toContain(identityKey(name));
        }
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    ['a megabyte of one word', 'a'.repeat(1_000_000)],
    ['a megabyte of brackets', '['.repeat(1_000_000)],
    ['a megabyte of stars', '*'.repeat(1_000_000)],
    ['half a megabyte of back ticks', '` '.repeat(250_000)],
    ['half a megabyte of opened tags', '<a '.repeat(170_000)],
    ['half a megabyte of pipes', '| a '.repeat(125_000)],
    ['half a megabyte of names', 'Qonto, Finom e Zorbano. '.repeat(20_000)],
    ['shouted words between names', 'Qonto SENZA-COMMISSIONI-NASCOSTE PER LE IMPRESE? Finom. '.repeat(20)],
    ['a tenth of a megabyte of blanks', `Qonto è ottimo.${' '.repeat(100_000)}finom`],
    ['a tenth of a megabyte of dots', `Qonto${'.'.repeat(100_000)}Finom`],
    ['ten thousand names in bold', '**Qonto '.repeat(10_000)],
    [
      'a sentence of names and judgements without end',
      'Meglio Qonto, ottimo e superiore a Finom; '.repeat(8_000),
    ],
    ['stars in every cell', '| 1 | Qonto | ⭐⭐ |\n'.repeat(10_000)],
    ['hidden elements that never close', '<span style="display:none">'.repeat(10_000)],
    ['half a megabyte of one host', `${'Qonto.'.repeat(80_000)}it`],
    ['half a megabyte of one path', 'x.it/Qonto/'.repeat(40_000)],
    ['fences without end', '```\nx\n'.repeat(40_000)],
    ['half a megabyte in one fence', `\`\`\`\n${'Qonto è ottimo. '.repeat(30_000)}`],
    ['five thousand nested links', `${'['.repeat(5_000)}a${'](https://a.it)'.repeat(5_000)}`],
    [
      'a nested list of pairs',
      Array.from(
        { length: 8_000 },
        (_, row) => `${'  '.repeat(row % 12)}- **Qonto** e [Finom](https://finom.it) | *ottimo*\n`,
      ).join(''),
    ],
  ])(
    'is read in bounded time: %s',
    (_, answer) => {
      const before = process.cpuUsage();
      const read = extractMentions({ answer, language: 'it', brands: [{ name: 'Qonto' }] });
      const { user, system } = process.cpuUsage(before);
      // Processor time, which a busy machine does not stretch: several times what the slowest of these takes.
      expect((user + system) / 1_000_000).toBeLessThan(MAX_SECONDS);
      assertSound(answer, read);
    },
    20_000,
  );
});

describe('a brand with an odd name', () => {
  it.each([
    ['C++', 'Il corso di C++ costa poco.', true],
    ['C++', 'Il corso di C costa poco.', false],
    ['.*', 'Qualunque testo.', false],
    ['A|B', 'Un test A/B o solo A.', false],
    ['__proto__', 'Un oggetto qualsiasi.', false],
    ['Disney+', 'Guardalo su Disney+ stasera.', true],
  ])('%s in %j', (name, answer, present) => {
    expect(extractMentions({ answer, language: 'it', brands: [{ name }] }).brands[0]?.present).toBe(present);
  });
});
