import { describe, expect, it } from 'vitest';
import { extractMentions } from '../extract-mentions.ts';

const namesIn = (answer: string, language: 'it' | 'en' = 'en'): string[] =>
  extractMentions({ answer, language }).mentions.map(({ name }) => name);

const COPIED =
  'Copilot saidTrenitalia and Italo both run fast trains.Quick VerdictTrenitalia: more stations, and fares that ' +
  'change every day.What to CompareCategoryTrenitaliaItaloPriceMedium fares.Low fares when booked early on linesSlow ' +
  'at night.Choose Italo for comfort on your dailyTravel.';

describe('an answer that lost its line breaks when it was copied', () => {
  it('names the companies at its seams, and nothing else', () => {
    expect(namesIn(COPIED)).toEqual(['Trenitalia', 'Italo']);
  });

  it('keeps the offsets of the answer as it is', () => {
    const [first] = extractMentions({ answer: COPIED, language: 'en' }).mentions;
    const spellings = first?.spans.map(({ start, end }) => COPIED.slice(start, end));
    expect(spellings).toEqual(['Trenitalia', 'Trenitalia', 'Trenitalia']);
  });

  it('keeps a name in camel case whole that is given, and one the answer writes twice', () => {
    const { brands, mentions } = extractMentions({
      answer: `${COPIED} Rent a car with Zorbanova, from TravelSimple or MoveGreen. MoveGreen is cheap.`,
      language: 'en',
      brands: [{ name: 'TravelSimple' }],
    });
    expect(brands[0]?.present).toBe(true);
    expect(mentions.map(({ name }) => name)).toContain('MoveGreen');
  });
});

it('names in camel case stay whole in a text with all its blanks', () => {
  expect(namesIn('Compare tools such as QuickBooks, ZorbaSpark and iSpringo before you choose.')).toEqual([
    'QuickBooks',
    'ZorbaSpark',
    'iSpringo',
  ]);
});
