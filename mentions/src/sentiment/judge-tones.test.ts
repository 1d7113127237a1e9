import { describe, expect, it } from 'vitest';
import { extractMentions } from '../extract-mentions.ts';
import type { Tone } from '../extraction.ts';

const toneOf = (answer: string, name: string): Tone | null | undefined =>
  extractMentions({ answer, language: 'it' }).mentions.find((mention) => mention.name === name)?.sentiment;

describe('the tone about a company', () => {
  it('is praise, blame or neither, from its own sentences', () => {
    const answer =
      'Qonto è affidabile e molto semplice da usare. Finom è lento e lo sconsiglio. Revolut ha sede a Londra.';
    expect(toneOf(answer, 'Qonto')).toBe('positive');
    expect(toneOf(answer, 'Finom')).toBe('negative');
    expect(toneOf(answer, 'Revolut')).toBe('neutral');
  });

  it('turns with a negation', () => {
    expect(toneOf('Qonto non è affidabile.', 'Qonto')).toBe('negative');
  });

  it('goes to the company a comparison chooses', () => {
    const answer = 'Finom è caro e poco affidabile: meglio scegliere Qonto.';
    expect(toneOf(answer, 'Qonto')).toBe('positive');
    expect(toneOf(answer, 'Finom')).toBe('negative');
  });

  it('is read from the list below a heading and the row of a table', () => {
    expect(toneOf('### Qonto\n- Pessima assistenza\n- Da evitare per chi ha fretta', 'Qonto')).toBe(
      'negative',
    );
    const table =
      '| Banca | Giudizio |\n|---|---|\n| Qonto | Ottima e affidabile |\n| Finom | Pessima, da evitare |';
    expect(toneOf(table, 'Qonto')).toBe('positive');
    expect(toneOf(table, 'Finom')).toBe('negative');
  });

  it('is the sum of the ticks and crosses in the cells of a row, where no words judge', () => {
    const rowOf = (name: string, marks: readonly string[]): string => `| ${[name, ...marks].join(' | ')} |\n`;
    for (const [good, bad] of [
      ['✅', '❌'],
      ['✔', '✖'],
      ['✓', '✗'],
      ['✓', '✘'],
    ] as const) {
      const table =
        rowOf('Banca', ['IBAN', 'Carte', 'Estero', 'App']) +
        '|---|---|---|---|---|\n' +
        rowOf('Qonto', [good, good, good, good]) +
        rowOf('Finom', [bad, bad, bad, bad]) +
        rowOf('Revolut', [good, bad, good, bad]);
      expect(toneOf(table, 'Qonto'), good).toBe('positive');
      expect(toneOf(table, 'Finom'), bad).toBe('negative');
      expect(toneOf(table, 'Revolut'), `${good} ${bad}`).toBe('neutral');
    }
  });

  it('is praise for the pick a label or a condition introduces', () => {
    expect(toneOf('- **Più adatta a te:** Qonto', 'Qonto')).toBe('positive');
    expect(toneOf('Se cerchi la massima semplicità, Qonto.', 'Qonto')).toBe('positive');
  });

  it('is no choice where a label only says at which address to look', () => {
    expect(toneOf('### Qonto\n- **Dove informarsi:** qonto.com', 'Qonto')).toBe('neutral');
  });

  it('does not spread from one recommended company over the whole list', () => {
    const answer = '1. **Qonto**: scelta consigliata per chi viaggia\n2. **Finom**: ha sede ad Amsterdam';
    expect(toneOf(answer, 'Qonto')).toBe('positive');
    expect(toneOf(answer, 'Finom')).toBe('neutral');
    expect(toneOf(`Ecco i migliori:\n\n${answer}`, 'Finom')).toBe('positive');
  });

  it('hears a dear price in no other word that begins alike', () => {
    const [qonto] = extractMentions({
      answer: 'Qonto ha buone caratteristiche, ma il servizio è lento.',
      language: 'it',
    }).mentions;
    expect(qonto?.aspects.map(({ label }) => label)).not.toContain('costoso');
    expect(toneOf('Qonto è caro e Finom anche.', 'Qonto')).toBe('neutral');
  });

  it('stays unsaid where a table only lists the name', () => {
    expect(
      toneOf(
        '| Città | Banca |\n|---|---|\n| Roma | Qonto, Finom, Revolut, N26, Tinaba, Hype, Buddybank, Widiba |',
        'Qonto',
      ),
    ).toBeNull();
  });

  it('comes with the words that carry it and short labels', () => {
    const answer = 'Qonto è affidabile. Finom, al contrario, è lento.';
    const [qonto, finom] = extractMentions({ answer, language: 'it' }).mentions;
    expect(qonto?.evidence.map(({ start, end }) => answer.slice(start, end).trim())).toEqual([
      'Qonto è affidabile.',
    ]);
    expect(qonto?.aspects).toEqual([{ label: 'affidabile', tone: 'positive' }]);
    expect(finom?.aspects).toEqual([{ label: 'lento', tone: 'negative' }]);
  });

  it('is the superlative of a quality, not of a measure', () => {
    expect(toneOf('Qonto è la più autentica di tutte.', 'Qonto')).toBe('positive');
    expect(toneOf('Qonto è la più vecchia di tutte.', 'Qonto')).toBe('neutral');
    expect(toneOf('Qonto è la più costosa di tutte.', 'Qonto')).toBe('negative');
  });

  it('goes to the subject of the clause, also inside the paragraph of another company', () => {
    const answer = '### Finom\n- Conto online.\n\nSe fatturi poco, Qonto è la scelta migliore.';
    expect(toneOf(answer, 'Qonto')).toBe('positive');
    expect(toneOf(answer, 'Finom')).toBe('neutral');
  });

  it('counts half behind a concession', () => {
    expect(toneOf('Nonostante sia affidabile, Finom è rimasto indietro.', 'Finom')).not.toBe('positive');
  });

  it('is read from stars', () => {
    const rated = '| # | Banca | Voto |\n|---|---|---|\n| 1 | Qonto | ⭐⭐⭐⭐⭐ |\n| 2 | Finom | ⭐⭐ |';
    expect(toneOf(rated, 'Qonto')).toBe('positive');
    expect(toneOf(rated, 'Finom')).toBe('negative');
  });

  it('is not read into the words of a name', () => {
    const [mention] = extractMentions({
      answer: 'La sede di Ottima Casa è a Milano.',
      language: 'it',
      brands: [{ name: 'Ottima Casa' }],
    }).mentions;
    expect(mention?.sentiment).toBe('neutral');
  });
});

describe('what the words of an answer weigh', () => {
  it('is less behind "meno", and the absence of one thing says nothing of the quality behind it', () => {
    expect(toneOf('Finom è la meno conveniente della lista.', 'Finom')).toBe('negative');
    expect(toneOf('Il POS senza canone più conveniente in assoluto è SumUp.', 'SumUp')).toBe('positive');
    expect(toneOf('Zorbano lavora senza problemi ed è affidabile.', 'Zorbano')).toBe('positive');
  });

  it('is even where praise and blame are, though the answer recommends what it lists', () => {
    const list = (text: string): string =>
      `Ecco i migliori:\n\n1. **Zorbano** – ${text}\n2. **Vantika** – ok`;
    expect(toneOf(list('ambiente elegante. I corrieri ritardano.'), 'Zorbano')).toBe('neutral');
    expect(toneOf(list('ambiente elegante.'), 'Zorbano')).toBe('positive');
  });

  it('is blame under a title that says whom to avoid', () => {
    expect(toneOf('## Da lasciar perdere\n\n- **Zorbano** – nato nel 1957', 'Zorbano')).toBe('negative');
    expect(toneOf('## La storia\n\n- **Zorbano** – nato nel 1957 a Torino', 'Zorbano')).toBe('neutral');
  });

  it('is nothing in words that only begin like judgements', () => {
    expect(toneOf('Nel complesso Qonto ha sede a Parigi.', 'Qonto')).toBe('neutral');
    expect(toneOf('Qonto sta per migliorare la sicurezza dello stabilimento.', 'Qonto')).toBe('neutral');
    const spanish = 'Qonto es una marca mallorquina que vende lentes, ordenadores y un seguro.';
    const { mentions } = extractMentions({ answer: spanish, language: 'es' });
    expect(mentions.find(({ name }) => name === 'Qonto')?.sentiment).toBe('neutral');
  });

  it('is praise for the choice that is the most of something, and blame for little of it', () => {
    expect(toneOf('Finom è la scelta più completa per chi viaggia.', 'Finom')).toBe('positive');
    expect(toneOf('Il caso più estremo è Finom.', 'Finom')).toBe('neutral');
    expect(toneOf('Finom è poco resistente e poco affidabile.', 'Finom')).toBe('negative');
  });
});
