import { describe, expect, it } from 'vitest';
import { extractMentions } from '../extract-mentions.ts';

const claim = (name: string) => ({ name, sentiment: null, evidence: null });

const namesOf = (answer: string, said: readonly string[], brands: readonly string[] = []) =>
  extractMentions({
    answer,
    brands: brands.map((name) => ({ name })),
    report: { companies: said.map(claim) },
  }).mentions.map(({ name }) => name);

describe('what an answer offers nobody stands behind the companies it speaks of', () => {
  it.each([
    [
      'a line',
      'Zucchetti è il leader: la suite HR Infinity copre le paghe. Anche Inaz va bene.',
      'HR Infinity',
    ],
    [
      'a line with its kind',
      'Booking costa poco: il programma fedeltà Genius sconta. Poi c’è Expedia.',
      'Genius',
    ],
    ['a line before its maker', 'Sistema Modulo Zenit (Lavazza): provalo. Poi c’è Pellini.', 'Modulo Zenit'],
    ['a seal', 'Many are certified by groups like Leaping Bunny. Try Tarte or Rare Beauty.', 'Leaping Bunny'],
    ['a second seal', 'Many are certified by Leaping Bunny or PETA. Try Tarte or Rare Beauty.', 'PETA'],
    ['where it is rated', 'Aruba (4,7/5 su Trustpilot) è comodo, TeamSystem completo.', 'Trustpilot'],
    ['a browser it runs in', 'Use Bitwarden (it works in Firefox) or KeePass.', 'Firefox'],
  ])('%s', (_, answer, passing) => {
    const companies = [
      'Zucchetti',
      'Inaz',
      'Booking',
      'Expedia',
      'Lavazza',
      'Pellini',
      'Tarte',
      'Rare Beauty',
    ];
    const said = [...companies, 'Aruba', 'TeamSystem', 'Bitwarden', 'KeePass', 'Leaping Bunny', passing];
    const names = namesOf(
      answer,
      said.filter((name) => answer.includes(name)),
    );
    expect(names.slice(0, 2)).not.toContain(passing);
    expect(names.indexOf(passing)).toBeGreaterThanOrEqual(2);
  });

  it('unless it is the user’s own brand, whose place is measured', () => {
    const answer = 'Zucchetti è il leader: la suite HR Infinity copre le paghe. Anche Inaz va bene.';
    const names = namesOf(answer, ['Zucchetti', 'HR Infinity', 'Inaz'], ['HR Infinity']);
    expect(names).toEqual(['Zucchetti', 'HR Infinity', 'Inaz']);
  });
});

describe('what is offered keeps its place', () => {
  it.each([
    [
      'the maker of a line nobody made before',
      'La gamma Daikin è ampia, Vaillant è più silenziosa.',
      'Daikin',
    ],
    ['the next member of a list', '- Daikin: ottima\n- Serie Vaillant: silenziosa\n- Ariston', 'Vaillant'],
    [
      'a browser that heads its item',
      '1. **Firefox**: aperto\n2. **Vivaldi**: ricco\n3. **Brave**',
      'Firefox',
    ],
    [
      'a company also named by itself',
      'La suite Zucchetti è ricca. Zucchetti e Inaz vanno bene.',
      'Zucchetti',
    ],
  ])('%s', (_, answer, name) => {
    const { mentions } = extractMentions({ answer, language: 'it' });
    const places = mentions.map(({ firstIndex }) => firstIndex);
    expect(mentions.map((mention) => mention.name)).toContain(name);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

it('a name the model reads stands before a product in capitals', () => {
  const names = ['Merrick', 'Orijen', 'Wellness'];
  expect(namesOf('Look for grain-free brands like Merrick, Orijen or Wellness CORE.', names)).toEqual(names);
});
