import { describe, expect, it } from 'vitest';
import { extractMentions } from './extract-mentions.ts';
import type { ExtractionInput } from './extraction.ts';

const namesOf = (answer: string, language: ExtractionInput['language'] = 'it'): string[] =>
  extractMentions({ answer, language, useCatalogue: false }).mentions.map(({ name }) => name);

const isPresent = (answer: string, name: string, language: ExtractionInput['language'] = 'it'): boolean =>
  extractMentions({ answer, language, brands: [{ name }] }).brands[0]?.present === true;

describe('the sources of an answer', () => {
  it('are no body where notes are bare addresses, several on a line or behind their title', () => {
    const body = '- **Zorbano** – economico\n- **Vantika** – completo';
    for (const notes of [
      '[1] zorbano.it\n[2] trustpilot.com',
      '[1] zorbano.it [2] trustpilot.com [3] houzz.it',
      'Fonti: zorbano.it, trustpilot.com',
      'Riferimenti: [1] zorbano.it · [2] houzz.it',
    ])
      expect(namesOf(`${body}\n\n${notes}`), notes).toEqual(['Zorbano', 'Vantika']);
  });

  it('are told from labels that introduce companies', () => {
    expect(namesOf('Alternative: Zorbano.it, Vantika.it')).toEqual(['Zorbano.it', 'Vantika.it']);
  });
});

describe('a word set in bold', () => {
  it('is the subject of its sentence when a verb follows the asterisks', () => {
    const answer = '**Deel** is the safest default.\n\n**Remote** owns its entities in most countries.';
    expect(isPresent(answer, 'Deel', 'en')).toBe(true);
    expect(isPresent(answer, 'Remote', 'en')).toBe(true);
  });

  it('is only stressed when it stands in small letters inside a sentence', () => {
    expect(namesOf('Ti elenco imprese di **sgombrati** e **dislocchi** a Roma.')).toEqual([]);
  });
});

describe('the header of a table', () => {
  it('names no company where it names what columns hold, nor above the first column', () => {
    const priced = '| Tipo | Blattosio | Prezzo |\n|---|---|---|\n| Base | 5 g | 10 € |';
    expect(namesOf(priced)).toEqual([]);
    expect(namesOf('| Ginasio | Prezzo |\n|---|---|\n| Altafitta | 20 € |')).toEqual(['Altafitta']);
  });
});

describe('an unknown name', () => {
  it('may end in small letters behind a hyphen', () => {
    expect(namesOf('- **Orbit B-hyvo**: economica\n- **Netrix**: solare')).toEqual([
      'Orbit B-hyvo',
      'Netrix',
    ]);
  });

  it('is no feature that opens an item and goes on behind a comma', () => {
    expect(
      namesOf(
        '- Bompattas, cambio automatico di serie e cerchi in lega da sedici\n- Silensiosa, motore elettrico e cabina ben isolata dal rumore',
      ),
    ).toEqual([]);
  });

  it('of a brand is known by the clause behind it at the start of a sentence', () => {
    expect(isPresent('Mint, che troverete ovunque, ha chiuso.', 'Mint')).toBe(true);
    expect(isPresent('Menta fresca, che profuma.', 'Menta')).toBe(false);
  });
});

describe('what an answer itself shows to be no company', () => {
  it('is a noun it also writes small', () => {
    const table = '| Voce | Costo |\n|---|---|\n| Sgombrero | 30 € |\n| Zorbana | 40 € |';
    expect(namesOf(`Lo sgombrero costa poco.\n\n${table}`)).toEqual(['Zorbana']);
  });

  it.each([
    '| Trattoria Le Zie | 20 € |\n| Osteria',
    '| Trattoria Le Zie | 20 €',
    '| **Trattoria Le Zie** | 20 € |\n| **Ost',
  ])('is not said by a table that is cut off: what stands in it is read', (rows) => {
    const cut = `Ecco dove mangiare.\n\n| Locale | Prezzo |\n|---|---|\n${rows}`;
    expect(namesOf(cut)).toContain('Trattoria Le Zie');
    expect(isPresent(cut, 'Trattoria Le Zie')).toBe(true);
  });

  it('is a fair or a prize that a noun before announces', () => {
    expect(namesOf('Li trovi alle fiere come Artistar Jewelz, Orovenza e Vicenzora.')).toEqual([]);
  });

  it('is the street a company’s name stands in', () => {
    expect(isPresent('Bottega storica in Piazza Tesla, a Venezia.', 'Tesla')).toBe(false);
    expect(isPresent('In piazza c’è anche Tesla.', 'Tesla')).toBe(true);
  });

  it('is an office of the state', () => {
    expect(namesOf('Controlla sul sito dell’Agenzia delle Entrate.')).toEqual([]);
  });
});

describe('a known name', () => {
  it('is no source behind "open source", no verb for one in capitals, no phrase in bold', () => {
    expect(isPresent('**Open source: Zammad, FreeScout**', 'Zammad', 'en')).toBe(true);
    expect(isPresent('Puoi usare il Tap to Pay di SumUp.', 'TAP')).toBe(false);
    expect(isPresent('There is **no ideal word count** for it.', 'iDEAL', 'en')).toBe(false);
  });
});

describe('the user’s brand', () => {
  it('is a heading beside headings of companies, though it is an everyday word', () => {
    const answer = '### Blizzard\nMade in Austria.\n\n### Nordica\nEasier.\n\n### Where to buy\nOnline.';
    expect(isPresent(answer, 'Blizzard', 'en')).toBe(true);
    expect(isPresent('### Support\nBy phone.\n\n### Where to buy\nOnline.', 'Support', 'en')).toBe(false);
  });

  it('is the maker of what carries its name, unless that is somebody else', () => {
    expect(isPresent('Consiglio Apple Watch a chi corre.', 'Apple')).toBe(true);
    expect(isPresent('Usa Google Calendar per gli appuntamenti.', 'Google')).toBe(true);
    expect(isPresent('Per la forfora va bene Head & Shoulders.', 'Head')).toBe(false);
    expect(isPresent('Investe Prima Industrie.', 'Prima')).toBe(false);
  });

  it('counts before its product where it is certain elsewhere, and never before a surname', () => {
    const answer =
      'La più consigliata è la Hunter Hydrawise HC.\n\n- **Hunter** – robusta\n- **Gardena** – semplice';
    const { mentions } = extractMentions({ answer, language: 'it', brands: [{ name: 'Hunter' }] });
    expect(mentions.find(({ name }) => name === 'Hunter')?.occurrences).toBe(2);
    expect(isPresent('Lo dice Emma Bertolani.', 'Emma')).toBe(false);
  });
});

describe('a capital inside a sentence', () => {
  it('is a law before its number, a unit behind one', () => {
    expect(namesOf('È obbligatoria secondo il quadro Zorbo 81/2008 e altri.')).toEqual([]);
    expect(isPresent('Una risonanza a 3 Tesla costa di più.', 'Tesla')).toBe(false);
  });

  it('is no address where an everyday ending follows in small letters', () => {
    expect(isPresent('1. **Online store** → Gorgias', 'Onlinestore', 'en')).toBe(false);
  });

  it('is not counted where a rating stands', () => {
    expect(isPresent('L’assistenza è stata criticata su Trustpilot.', 'Trustpilot')).toBe(false);
    expect(isPresent('Puoi leggere le opinioni su Trustpilot.', 'Trustpilot')).toBe(true);
  });
});
