import { describe, expect, it } from 'vitest';
import { findPassage } from './cited-passage.ts';

const spanOf = (answer: string, words: string) => {
  const start = answer.indexOf(words);
  return { start, end: start + words.length };
};

describe('the passage a source bears', () => {
  it.each([
    {
      form: 'a word within a sentence',
      answer: 'Tanti nomi. Per i piccoli **Zefirando** costa meno. E poi altri.',
      words: '**Zefirando**',
      passage: 'Per i piccoli Zefirando costa meno.',
    },
    {
      form: 'a mark after its sentence',
      answer:
        'Due nomi:\n\n1. **Zefirando** – gestisce più depositi. ([zefirando.example](https://zefirando.example/))\n2. Altro.',
      words: '([zefirando.example](https://zefirando.example/))',
      passage: 'Zefirando – gestisce più depositi.',
    },
    {
      form: 'a mark after another mark’s sentence',
      answer: 'Uno costa poco. ([a](https://a.it)) Due costa molto di più. ([b](https://b.it))',
      words: '([b](https://b.it))',
      passage: 'Due costa molto di più.',
    },
    {
      form: 'a number after other numbers',
      answer: 'Tanti nomi. Per i piccoli c’è Zefirando[1], semplice e in italiano[1][2]. E altri.',
      words: '[2]',
      passage: 'Per i piccoli c’è Zefirando, semplice e in italiano',
    },
    {
      form: 'a row of a table',
      answer: '| Nome | Prezzo |\n| --- | --- |\n| Zefirando | 10 € |',
      words: 'Zefirando',
      passage: 'Zefirando · 10 €',
    },
    {
      form: 'several lines',
      answer: 'Primo paragrafo di prova.\nSecondo paragrafo.',
      words: 'di prova.\nSecondo',
      passage: 'Primo paragrafo di prova.',
    },
    {
      form: 'a heading that is a name',
      answer: '### 2. Blue Bottle\n\nTesto.',
      words: 'Blue Bottle',
      passage: null,
    },
    {
      form: 'nothing but a mark',
      answer: '([a](https://a.it))',
      words: '([a](https://a.it))',
      passage: null,
    },
  ])('is the sentence of $form', ({ answer, words, passage }) => {
    expect(findPassage({ answer, span: spanOf(answer, words) })).toBe(passage);
  });

  it('is cut where it would be long, also in a line without end', () => {
    const answer = 'parola '.repeat(40_000);
    const passage = findPassage({ answer, span: { start: 140_000, end: 140_006 } });
    expect(passage).toMatch(/…$/);
    expect(passage?.length).toBeLessThanOrEqual(181);
  });

  it('is none beyond the end of the text', () => {
    expect(findPassage({ answer: 'breve', span: { start: 90, end: 95 } })).toBeNull();
  });
});
