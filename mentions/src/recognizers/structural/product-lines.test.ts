import { describe, expect, it } from 'vitest';
import { extractMentions } from '../../extract-mentions.ts';

const namesIn = (answer: string, language: 'it' | 'en' = 'en'): string[] =>
  extractMentions({ answer, language }).mentions.map(({ name }) => name);

describe('a line of products stands for its maker', () => {
  it.each([
    ['a catalogued line in capitals', 'For fussy dogs there is Farmina N&D.', ['Farmina']],
    ['an unknown maker with a line in capitals', 'Brands like Zorbadae PURE are milder.', ['Zorbadae']],
    ['a part with a trade sign', '1. **Teva Hurricane**\n   - ZORBSEAT™ footbed for long hikes', ['Teva']],
  ])('%s', (_case, answer, names) => {
    expect(namesIn(answer)).toEqual(names);
  });

  it('two companies behind a slash stay two', () => {
    expect(namesIn('Pay with Qonto/Zorbapay at any till.')).toEqual(['Qonto', 'Zorbapay']);
  });
});

describe('product cards', () => {
  const CARDS =
    'Two good ones:\n\nDog Fleece Sweater for Small Dogs\n€29\n•\nAll Paws At Home + others\n' +
    'Zorbavet Duck and Herbs Chicken for Dogs\n€19\n•\nAmazon.it + others\n' +
    'Orijen Original Dry Food\n€79\n•\nArcaplanet\n';

  it('name the maker that opens the product and the shop below it, whatever its words', () => {
    expect(namesIn(CARDS).toSorted()).toEqual([
      'All Paws At Home',
      'Amazon',
      'Arcaplanet',
      'Orijen',
      'Zorbavet',
    ]);
  });
});
