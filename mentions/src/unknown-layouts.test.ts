import { describe, expect, it } from 'vitest';
import { extractMentions } from './extract-mentions.ts';
import type { ExtractionInput } from './extraction.ts';

const namesOf = (answer: string, more: Partial<ExtractionInput> = {}): string[] =>
  extractMentions({ answer, language: 'it', useCatalogue: false, ...more }).mentions.map(({ name }) => name);

const isPresent = (answer: string, name: string, language: ExtractionInput['language'] = 'it'): boolean =>
  extractMentions({ answer, language, brands: [{ name }] }).brands[0]?.present === true;

describe('small companies with names of everyday words', () => {
  it('are found where a town stands behind each, and the same words are none in a list of criteria', () => {
    expect(namesOf('- **Vecchio Mulino** (Trento): ok\n- **Cielo Aperto** (Bologna): ok')).toEqual([
      'Vecchio Mulino',
      'Cielo Aperto',
    ]);
    expect(
      namesOf('Valuta questi aspetti:\n\n- **Servizio Clienti**: rapido\n- **Prezzo Finale**: chiaro'),
    ).toEqual([]);
  });

  it('are found in a column that its header gives to companies, whatever the rule below it looks like', () => {
    const rows = '| 1 | Tre Torri | Trento |\n| 2 | Oro Verde | Bologna |';
    for (const rule of ['|---|---|---|', '|:-:|---|:-|'])
      expect(namesOf(`| # | Azienda | Città |\n${rule}\n${rows}`), rule).toEqual(['Tre Torri', 'Oro Verde']);
  });

  it('are found in a quoted list, each where the answer writes it', () => {
    const answer = 'Ecco le scelte:\n\n> - Zorbano\n> - Tavolina\n';
    const { mentions } = extractMentions({ answer, language: 'it', useCatalogue: false });
    expect(mentions.map(({ name }) => name)).toEqual(['Zorbano', 'Tavolina']);
    for (const { name, spans } of mentions)
      expect(spans.map(({ start, end }) => answer.slice(start, end))).toEqual([name]);
  });

  it('are found in sentences by their capitals and by their trade', () => {
    expect(namesOf('Un’altra opzione è Oro Verde, che lavora bene.')).toEqual(['Oro Verde']);
    expect(namesOf('A cena prova la Trattoria del Ponte.')).toEqual(['Trattoria del Ponte']);
    expect(namesOf('They work with Corven Robotics and Brightmoor Foods.', { language: 'en' })).toEqual([
      'Corven Robotics',
      'Brightmoor Foods',
    ]);
  });

  it('stay apart when they share nothing but their trade', () => {
    expect(namesOf('- **Masseria Corvella**: vista mare\n- **Masseria Luparda**: piscina')).toEqual([
      'Masseria Corvella',
      'Masseria Luparda',
    ]);
  });

  it('end before the product they make and before their bracket', () => {
    expect(namesOf('- La Fenice "Nina" – bionda\n- Kraldo "Senza" – scura')).toEqual(['La Fenice', 'Kraldo']);
    expect(namesOf('Robot: Autovera, Exolto (Skimpod), Haido.', { language: 'en' })).toContain('Exolto');
  });

  it('are known by what a sentence says of its subject', () => {
    expect(namesOf('Zorbano offre un conto senza canone.')).toEqual(['Zorbano']);
  });
});

describe('what is no company', () => {
  it('is a place behind the words for one, in an enumeration, too', () => {
    expect(namesOf('It manages villas near Otrantello and Monopolo.', { language: 'en' })).toEqual([]);
  });

  it('is what a noun before it names as a variety, a technique or a law, or what goes with an article', () => {
    expect(namesOf('Il marmo Calarossa e la razza Barbenta costano.')).toEqual([]);
    expect(namesOf('Ha ottenuto le Tre Forchette e i Cinque Grappoli.')).toEqual([]);
    expect(namesOf('Il Customer Journey e il Content Marketing contano.')).toEqual([]);
  });

  it('is a vitamin', () => {
    expect(namesOf('Contiene vitamina D3 e coenzima Q10.')).toEqual([]);
  });
});

describe('a brand called like an everyday word', () => {
  it('is the subject of a sentence that begins with it', () => {
    expect(isPresent('Le alternative sono due.\n\nMela costa meno e ha un piano gratuito.', 'Mela')).toBe(
      true,
    );
    expect(isPresent('There are two.\n\nOtter was first and it shows.', 'Otter', 'en')).toBe(true);
    expect(isPresent('Make sure to compare. Square footage matters.', 'Make', 'en')).toBe(false);
    expect(isPresent('Sole e mare in Puglia.', 'Sole')).toBe(false);
  });

  it('is what a word of choice points to', () => {
    expect(isPresent('Alla fine io sceglierei Emma.', 'Emma')).toBe(true);
    expect(isPresent('Short answer: go with On.', 'On', 'en')).toBe(true);
    expect(isPresent('Lo dice la fisioterapista Emma Bianchi.', 'Emma')).toBe(false);
  });

  it('is a label where labels stand and a name where names stand', () => {
    expect(
      isPresent('| | Qonto | Target | Zoho |\n|:--|:-:|:-:|:-:|\n| Prezzo | 9 € | 5 € | 7 € |', 'Target'),
    ).toBe(true);
    expect(isPresent('| Azienda | Target |\n|---|---|\n| Qonto | PMI |\n| Zoho | Startup |', 'Target')).toBe(
      false,
    );
  });

  it('is not the premium of a Spanish insurance', () => {
    expect(isPresent('1. **Línea Directa** – Prima baja y contratación online.', 'Prima', 'es')).toBe(false);
  });

  it('is found with the sign inside its name or the capitals of its ending', () => {
    expect(isPresent('Prova Verdi + Neri o Qonto.', 'Verdi + Neri')).toBe(true);
    expect(isPresent('For notes try tl;dm or Otter.', 'tl;dm', 'en')).toBe(true);
    expect(isPresent('- **Lutra.AI** – economico\n- **Qonto** – conto', 'Lutra.AI')).toBe(true);
    expect(isPresent('Prova Verdi e Neri o Qonto.', 'Verdi + Neri')).toBe(true);
    expect(isPresent('Confronta Verdi, Neri e Qonto.', 'Verdi + Neri')).toBe(false);
  });

  it('is found with the full stop inside its name, and only then', () => {
    expect(isPresent('Costano poco ho. Mobile e Very Mobile.', 'ho. Mobile')).toBe(true);
    expect(isPresent('Lo sa Vera. Mobile e arredo.', 'Vera Mobile')).toBe(false);
  });
});
