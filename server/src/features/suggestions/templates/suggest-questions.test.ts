import { describe, expect, it, test } from 'vitest';
import { chooseNeeds } from '../rules/choose-needs.ts';
import { cleanQuestions } from '../rules/clean-questions.ts';
import { composeQuestions } from './compose-questions.ts';
import { findTown } from '../rules/profile/find-town.ts';
import { MARKETS } from '../rules/markets/markets.ts';
import { readProfile } from '../rules/profile/read-profile.ts';
import { recogniseMarket } from '../rules/markets/recognise-market.ts';
import type { CompanyDigest, SiteDigest } from '../rules/site-digest.ts';
import { suggestQuestions } from '../questions/suggest-questions.ts';

const NO_FACTS = { kinds: [], name: null, description: null, locality: null, keywords: [], offers: [] };

function aSite(
  given: Partial<Omit<SiteDigest, 'facts'>> & { facts?: Partial<SiteDigest['facts']> } = {},
): SiteDigest {
  const { facts, ...rest } = given;
  return {
    title: null,
    siteName: null,
    description: null,
    headings: [],
    text: '',
    ...rest,
    facts: { ...NO_FACTS, ...facts },
  };
}

const aCompany = (given: Partial<CompanyDigest>): CompanyDigest => ({
  name: null,
  websiteUrl: 'https://esempio.example',
  description: null,
  site: null,
  ...given,
});

/** What no suggested question may be, whoever wrote it. */
function expectNatural(question: string): void {
  expect(question).toMatch(/^[A-ZÈ].*\?$/u);
  expect(question.length).toBeLessThanOrEqual(200);
  expect(question).not.toMatch(/undefined|null|\{|\[|X{2,}|\s{2}|\.\.\./);
  // Articles and prepositions that Italian does not allow before the next letter.
  expect(question).not.toMatch(/\b(una|uno) [aeiou]/i);
  expect(question).not.toMatch(/\bun (s[^aeiouh]|z|gn|ps)/i);
  expect(question).not.toMatch(/\ba A/);
}

describe.each(MARKETS.map((market) => [market.id, market] as const))('the market %s', (_id, market) => {
  it('is recognised by its own words', () => {
    const description = `${market.words[0]?.replace('*', 'o') ?? ''} ${market.many}`;
    const site = aSite({
      title: market.many,
      headings: [market.one],
      text: market.words.join(' ').replaceAll('*', 'e'),
    });
    expect(recogniseMarket(aCompany({ description, site }))?.id).toBe(market.id);
  });

  it.each([null, 'Ancona'])('has at least eight natural questions, with one offer or many, in %s', (town) => {
    const phrases = market.offers.map(({ phrase }) => phrase);
    for (const offers of [phrases.slice(0, 1), phrases]) {
      const questions = cleanQuestions({
        questions: composeQuestions({
          market,
          town,
          needs: market.needs.map(({ phrase }) => phrase),
          offers,
        }),
        ownNames: [],
        websiteUrl: 'https://esempio.example',
      });
      expect(questions.length).toBeGreaterThanOrEqual(8);
      questions.forEach(expectNatural);
    }
  });
});

describe('questions for a company', () => {
  it('ask about its dish and its town, never for the company itself', () => {
    const questions = suggestQuestions(
      aCompany({
        name: 'Trattoria Aurora',
        websiteUrl: 'https://trattoria-aurora.example',
        site: aSite({
          title: 'Trattoria Aurora — Ancona',
          description: 'Pesce fresco dal porto',
          headings: ['Prenota'],
        }),
      }),
    );
    expect(questions.slice(0, 5)).toEqual([
      'Qual è il miglior ristorante ad Ancona per una cena in famiglia?',
      'Dove mi consigli di andare ad Ancona per una cena di pesce?',
      'Quali ristoranti ad Ancona hanno il miglior rapporto qualità-prezzo?',
      'Quanto si spende ad Ancona per una cena di pesce?',
      'Quali sono i migliori ristoranti ad Ancona per una cena di pesce?',
    ]);
    expect(questions.join(' ')).not.toMatch(/aurora|bistecca/i);
  });

  it('come from the words glued together in its domain when there is nothing else', () => {
    const questions = suggestQuestions(aCompany({ websiteUrl: 'https://otticarivabella.example' }));
    expect(questions).toContain('A chi mi rivolgo per gli occhiali progressivi?');
  });

  it('go by what its user says it makes, not by whom it makes it for', () => {
    const description = 'Produciamo bulloni in titanio per il ciclismo e la nautica.';
    const questions = suggestQuestions(aCompany({ description }));
    expect(questions.length).toBeGreaterThanOrEqual(8);
    for (const question of questions) {
      expectNatural(question);
      expect(question).toContain('bulloni in titanio');
    }
  });

  it('leave the town out where the company is called like it', () => {
    const site = aSite({
      siteName: 'Portovenere',
      facts: { kinds: ['Restaurant'], locality: 'Portovenere' },
    });
    const questions = suggestQuestions(aCompany({ description: 'Ristorante di pesce', site }));
    expect(questions).toContain('Dove mi consigli di andare per una cena di pesce?');
    expect(questions.filter((question) => question.includes('Portovenere'))).toEqual([]);
  });

  it('of no known market speak of the offers its headings name, in its town', () => {
    const site = aSite({
      title: 'Corderia Grassi | Corde nautiche e reti',
      headings: ['Chi siamo', 'Corde Nautiche', 'Reti da pesca', 'Scopri di più', 'Contatti', 'Dal 1950'],
      text: 'Produciamo corde e reti. Via Roma 3, 57123 Livorno (LI)',
    });
    const questions = suggestQuestions(aCompany({ name: 'Corderia Grassi', site }));
    expect(questions.slice(0, 2)).toEqual([
      'Cerco corde nautiche a Livorno: quali aziende mi consigli?',
      'A chi mi rivolgo a Livorno per reti da pesca?',
    ]);
    expect(questions.join(' ')).not.toMatch(/chi siamo|contatti|scopri|grassi/i);
  });

  it('never take its own name from the title for an offer', () => {
    const site = aSite({ title: 'Vela Nostra — Alghero', headings: ['Il mare', 'Gommoni', 'Barche a vela'] });
    const questions = suggestQuestions(aCompany({ websiteUrl: 'https://www.velanostra.example', site }));
    expect(questions.join(' ')).toContain('gommoni');
    expect(questions.join(' ')).not.toMatch(/vela nostra/i);
  });

  it('are none when nothing says what it does', () => {
    const site = aSite({
      title: 'Alfa & Beta',
      headings: ['Benvenuti', 'Contatti', 'Privacy'],
      text: 'Sito in costruzione',
    });
    expect(suggestQuestions(aCompany({ name: 'Alfa & Beta', site }))).toEqual([]);
    expect(suggestQuestions(aCompany({ name: 'Alfa & Beta' }))).toEqual([]);
  });
});

describe('the market of a company', () => {
  test.each([
    ['CRM italiano per piccole imprese', 'crm-software'],
    ['Software di fatturazione elettronica per forfettari', 'invoicing-software'],
    ['Studio dentistico, implantologia e ortodonzia', 'dentists'],
    ['Agenzia immobiliare: case in vendita e in affitto', 'real-estate'],
    ['Materassi in memory foam fatti in Italia', 'mattresses'],
    ['Impianti fotovoltaici con accumulo', 'solar'],
    ['Avvocato esperto in diritto di famiglia', 'law-firms'],
    ['Cantina: vini e spumanti DOCG', 'wine'],
    ['Web agency: siti, social media e campagne', 'marketing-agencies'],
    ['Torneria e lavorazioni meccaniche di precisione', 'industrial-suppliers'],
    ['Noleggio auto a lungo termine', 'car-rental'],
    ['Hotel con spa sulle Dolomiti, camere e suite', 'hotels'],
    ['Corsi di inglese per bambini e ragazzi', 'language-schools'],
    ['Ente di formazione: corsi e master per aziende', 'business-education'],
    ['Software gestionale per studi legali', 'erp-software'],
    ['Forno artigianale: pane e focacce per ristoranti', 'bakeries'],
  ])('%s', (description, market) => {
    expect(recogniseMarket(aCompany({ description }))?.id).toBe(market);
  });

  it('is not that of its customers, partners and neighbours', () => {
    const site = aSite({
      title: 'Ferrero Vanni Associati',
      description: 'Progettazione architettonica a Torino, insieme alla migliore impresa edile.',
      headings: ['Case che si abitano', 'Impresa edile', 'Costruzioni edili', 'Cappotto termico'],
      text: 'Il nostro partner è un’impresa edile: ristrutturazione, edilizia, imbiancature, cartongesso.',
    });
    expect(recogniseMarket(aCompany({ site }))?.id).toBe('architects');
  });

  it('is what the page calls itself for machines, whatever else it speaks of', () => {
    const site = aSite({
      title: 'La Loggia',
      text: 'Ristoranti, hotel, noleggio auto, trattorie e alberghi dei dintorni.',
      facts: { kinds: ['BedAndBreakfast'] },
    });
    expect(recogniseMarket(aCompany({ site }))?.id).toBe('bed-and-breakfasts');
  });

  it('stays open where the page names several trades and calls itself none', () => {
    const site = aSite({
      headings: ['Benvenuti', 'Hotel', 'Ristorante', 'Officina'],
      text: 'hotel ristorante officina',
    });
    expect(recogniseMarket(aCompany({ site }))).toBeNull();
  });

  it('stays open for one stray word of a long page', () => {
    expect(
      recogniseMarket(aCompany({ site: aSite({ text: 'Il nostro parcheggio è vicino a un ristorante.' }) })),
    ).toBeNull();
  });
});

describe('who asks', () => {
  const market = MARKETS.find(({ id }) => id === 'erp-software');

  it('is a kind of customer of its own only when the page speaks of it', () => {
    if (market === undefined) throw new Error('no such market');
    const needs = (text: string) => chooseNeeds({ market, company: aCompany({ site: aSite({ text }) }) });
    expect(needs('Un gestionale per studi e negozi.').join()).not.toContain('manifatturiera');
    expect(needs('Dal 1990 nelle aziende manifatturiere.')[0]).toBe('una PMI manifatturiera');
  });

  it.each(MARKETS.map((known) => [known.id, known] as const))(
    'is anybody in three cases of %s',
    (_id, known) => {
      expect(chooseNeeds({ market: known, company: aCompany({}) }).length).toBeGreaterThanOrEqual(3);
    },
  );
});

describe('the town of a company', () => {
  test.each([
    ['its stated address', aCompany({ site: aSite({ facts: { locality: 'Sirolo' } }) }), 'Sirolo'],
    ['its title', aCompany({ site: aSite({ title: 'Dentista a Padova' }) }), 'Padova'],
    ['its domain', aCompany({ websiteUrl: 'https://gelateria-la-spezia.example' }), 'La Spezia'],
    [
      'the address on its page',
      aCompany({ site: aSite({ text: 'Via Roma 3, 60019 Senigallia (AN) Italia' }) }),
      'Senigallia',
    ],
    ['several towns', aCompany({ site: aSite({ title: 'Agenzie a Milano, Roma e Napoli' }) }), null],
    ['nothing', aCompany({ name: 'Romanelli' }), null],
  ])('comes from %s', (_source, company, town) => {
    expect(findTown(company)).toBe(town);
  });
});

describe('the profile a page gives', () => {
  test.each([
    ['JSON-LD', aSite({ title: 'Home', facts: { name: 'Ottica Rivabella' } }), 'Ottica Rivabella'],
    ['the site’s name', aSite({ title: 'Home', siteName: 'Rivabella' }), 'Rivabella'],
    [
      'the part of the title that the domain repeats',
      aSite({ title: 'Occhiali a Rimini | Ottica Rivabella' }),
      'Ottica Rivabella',
    ],
    ['nothing that is surely a name', aSite({ title: 'Occhiali a Rimini | Offerte' }), null],
    ['no address in the place of a name', aSite({ siteName: 'www.rivabella.it' }), null],
  ])('takes its name from %s', (_source, site, name) => {
    expect(readProfile({ websiteUrl: 'https://www.ottica-rivabella.example', site }).name).toBe(name);
  });

  it('ends a long description with a sentence', () => {
    const description = 'Occhiali da vista e da sole per tutta la famiglia a Rimini. '.repeat(8).trim();
    const profile = readProfile({ websiteUrl: 'https://a.example', site: aSite({ description }) });
    expect(profile.description?.length).toBeLessThanOrEqual(300);
    expect(profile.description).toMatch(/Rimini\.$/);
  });
});

test('questions from elsewhere are kept only when they are fit: once each, one line, without gaps, addresses or the own name', () => {
  const questions = cleanQuestions({
    questions: [
      '2) Chi vende\u200B buone \n corde?',
      'Chi vende buone corde',
      'Chi è meglio, Corderia Grassi o altri?',
      'Breve?',
      `${'Molto lunga '.repeat(20)}?`,
      'Quanto costa {prodotto}?',
      'Conosci www.corde.example?',
      ...Array.from({ length: 20 }, (_, index) => `Domanda vera numero ${String(index)} sulle corde?`),
    ],
    ownNames: ['Corderia Grassi'],
    websiteUrl: 'https://corderiagrassi.example',
  });
  expect(questions).toHaveLength(12);
  expect(questions.slice(0, 2)).toEqual(['Chi vende buone corde?', 'Domanda vera numero 0 sulle corde?']);
});
