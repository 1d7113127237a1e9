import { describe, expect, it } from 'vitest';
import { joinSpeech } from './join-speech.ts';

const question = 'Qual è il miglior gestionale per un negozio?';
const say = (...texts: string[]) =>
  joinSpeech(
    texts.map((text) => ({ pieces: [{ text, citations: [] }] })),
    { question },
  ).text;

describe('what is said between searches', () => {
  it('is one answer', () => {
    expect(say('Zefirando è il più usato.', 'Lanternia costa meno.')).toBe(
      'Zefirando è il più usato.\n\nLanternia costa meno.',
    );
    expect(say('Zefirando è il più usato.\n', 'Lanternia costa meno.')).toBe(
      'Zefirando è il più usato.\nLanternia costa meno.',
    );
  });

  it.each([
    'Cerco qualche confronto recente.',
    'Ora cerco informazioni aggiornate sui gestionali per negozi in Italia.',
    'Certo! Faccio una ricerca per darti informazioni aggiornate.',
    'Fammi verificare i prezzi attuali…',
    'Sto cercando le recensioni più recenti:',
    'Let me search for current information.',
    "I'll look up the latest reviews for you.",
    'Sure. Searching for recent comparisons.',
    'Voy a buscar información actualizada.',
    'Controllo anche qualche altra fonte.',
  ])('goes where it only announces one: %s', (remark) => {
    expect(say(remark, 'Zefirando è il più usato.')).toBe('Zefirando è il più usato.');
  });

  it.each([
    'Cerco le recensioni di Contalesto.',
    'Cerco prezzi. Intanto: Contalesto è il più noto.',
    'Verifico se **Contalesto** è ancora in vendita.',
    'Dipende dal negozio: servono cassa e magazzino.',
    '1. Contalesto\n2. Altro',
    'Let me search for Contalesto reviews.',
    'Il controllo delle scorte è ciò che conta.',
    'Cercare il prezzo più basso non conviene.',
    'Cerco 4You e simili.',
  ])('stays where it says anything else, or names somebody: %s', (text) => {
    expect(say(text, 'Zefirando è il più usato.')).toContain(text);
  });

  it('names again what the question names', () => {
    const text = joinSpeech(
      ['Cerco le recensioni di Contalesto.', 'È un buon gestionale.'].map((one) => ({
        pieces: [{ text: one, citations: [] }],
      })),
      { question: 'Com’è Contalesto?' },
    ).text;
    expect(text).toBe('È un buon gestionale.');
  });

  it('is all there is where no answer follows', () => {
    expect(say('Cerco qualche confronto recente.')).toBe('Cerco qualche confronto recente.');
    expect(say('Zefirando è il più usato.', 'Cerco ancora.')).toBe('Zefirando è il più usato.');
  });

  it('keeps its passages where they stand in the whole', () => {
    const cite = (text: string) => ({
      text,
      citations: [{ url: 'https://a.example/', title: null, span: { start: 0, end: text.length } }],
    });
    const { text, citations } = joinSpeech(
      [
        { pieces: [{ text: 'Cerco.', citations: [] }] },
        { pieces: [{ text: 'Uno è ', citations: [] }, cite('Zefirando'), { text: '.', citations: [] }] },
        { pieces: [cite('Lanternia')] },
      ],
      { question },
    );
    expect(citations.map(({ span }) => span && text.slice(span.start, span.end))).toEqual([
      'Zefirando',
      'Lanternia',
    ]);
  });
});
