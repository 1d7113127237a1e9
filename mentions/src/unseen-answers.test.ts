import { describe, expect, it } from 'vitest';
import type { ExtractionInput } from './extraction.ts';
import { extractMentions } from './extract-mentions.ts';

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

  it('leads an item that says behind a comma what it is, and no feature does', () => {
    expect(namesOf('- Kalandra, spagnola ma presente in Italia.\n- Mezza Torre, editore di albi.')).toEqual([
      'Kalandra',
      'Mezza Torre',
    ]);
    expect(
      namesOf(
        '- Bompattas, cambio automatico di serie e cerchi in lega da sedici\n- Silensiosa, motore elettrico e cabina ben isolata dal rumore',
      ),
    ).toEqual([]);
  });

  it('is known by the clause behind it at the start of a sentence', () => {
    expect(namesOf('Tricontra, comprata da Vunq, non ha limiti.')).toContain('Tricontra');
    expect(namesOf('Moltrix, che troverete ovunque, è gratuita.')).toEqual(['Moltrix']);
    expect(isPresent('Mint, che troverete ovunque, ha chiuso.', 'Mint')).toBe(true);
    expect(isPresent('Menta fresca, che profuma.', 'Menta')).toBe(false);
  });

  it('is a shop where a town follows, and a place beside places', () => {
    expect(
      namesOf(
        'Per sfogliare prima di comprare restano le librerie: Giannino Stoppardi a Bologna, Controventa a Roma e poco altro.',
      ),
    ).toEqual(['Giannino Stoppardi', 'Controventa']);
    expect(namesOf('Ha 18 centri (Milano, Burtina, Bologna).')).toEqual([]);
    expect(namesOf('Copre Roma e Sbacilia, ogni giorno.')).toEqual([]);
  });
});
