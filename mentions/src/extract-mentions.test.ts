import { describe, expect, it } from 'vitest';
import { extractMentions } from './extract-mentions.ts';
import type { Brand, ExtractionInput } from './extraction.ts';

const namesOf = (answer: string, more: Partial<ExtractionInput> = {}): string[] =>
  extractMentions({ answer, language: 'it', ...more }).mentions.map(({ name }) => name);

const isPresent = (answer: string, brand: Brand): boolean | undefined =>
  extractMentions({ answer, language: 'it', brands: [brand] }).brands[0]?.present;

describe('companies nobody told us of', () => {
  it('are found as the heads of a list, whatever follows them', () => {
    const answer = `Ecco le opzioni:
1. **Zorbano** – conto online, canone basso.
2. **Kreditella** (gruppo Fulvora): filiali ovunque.
3. **Vantik** - solo app.`;
    expect(namesOf(answer)).toEqual(['Zorbano', 'Kreditella', 'Fulvora', 'Vantik']);
  });

  it('are found in the column that holds them, not in the others', () => {
    const answer = `| Marca | Modello | Prezzo | Note |
|---|---|---|---|
| Brontex | Falena | 120 € | Leggera |
| Quilma | Torrente | 140 € | Stabile |`;
    expect(namesOf(answer)).toEqual(['Brontex', 'Quilma']);
  });

  it('are found in the header of a comparison', () => {
    const answer = `| Criterio | Brontex | Quilma |
|---|---|---|
| Prezzo | Alto | Basso |
| Assistenza | Buona | Parziale |`;
    expect(namesOf(answer)).toEqual(['Brontex', 'Quilma']);
  });

  it('are found in running text and in enumerations', () => {
    expect(namesOf('Per spendere poco conviene Brontex, oppure un servizio come Quilma o Vantik.')).toEqual([
      'Brontex',
      'Quilma',
      'Vantik',
    ]);
  });

  it('may be everyday words when their siblings are names', () => {
    const answer = '### Smoobo\nPer B&B.\n### Octorana\nSoftware italiano.\n### Pendio\nModerno.';
    expect(namesOf(answer)).toContain('Pendio');
  });

  it('are not the labels, advice, places, people, terms and events of an answer', () => {
    const answer = `## Come scegliere
- **Prezzo:** confronta i costi a Milano e in Lombardia.
- **Resistenza all’acqua:** chiedi la certificazione ISO.
- **Assistenza clienti**
Come dice Mario Bertolani, il GDPR vale anche per il Black Friday.`;
    expect(namesOf(answer)).toEqual([]);
  });

  it('are the makers, not their models', () => {
    const answer = `Le scarpe migliori:
- **Saucony Endorphin Pro 4**: veloce.
- **Hoka Clifton 9**: morbida.
Per correre piano va bene anche la Clifton.`;
    expect(namesOf(answer)).toEqual(['Saucony', 'Hoka']);
  });

  it('are counted at every naming, in the order of the first', () => {
    const { mentions } = extractMentions({
      answer: 'Meglio Brontex o Quilma? Brontex costa meno di Quilma. Brontex, quindi.',
    });
    expect(mentions.map(({ name, position, occurrences }) => [name, position, occurrences])).toEqual([
      ['Brontex', 1, 3],
      ['Quilma', 2, 2],
    ]);
  });
});

it('a shop printed under product cards stands behind the companies the answer speaks of', () => {
  const answer =
    'Ecco due scarpe:\n\nHoka Bondi 9\n$175.00\n•\nZalando + others\nBrooks Ghost 16\n$140.00\n•\nZalando + others';
  const { mentions } = extractMentions({ answer, language: 'it' });
  expect(mentions.map(({ name, position }) => [name, position])).toEqual([
    ['Hoka', 1],
    ['Brooks', 2],
    ['Zalando', 3],
  ]);
});

describe('a name that is an everyday word', () => {
  const prima = { name: 'Prima', websiteUrl: 'https://www.prima.it' };

  it('is the company where a capital in the sentence sets it apart', () => {
    expect(isPresent('Per l’auto valuta Prima e ConTe.it.', prima)).toBe(true);
  });

  it('is the company where the list or its address says so', () => {
    expect(isPresent('- **Prima**: polizza online\n- **ConTe.it**: sconti', prima)).toBe(true);
    expect(isPresent('Trovi la polizza su prima.it.', prima)).toBe(true);
  });

  it('is the word at the start of a sentence, in a label and in small letters', () => {
    for (const answer of [
      'Prima di firmare leggi il contratto.',
      '## Prima di tutto\nConfronta.',
      '- **Prima:** chiedi un preventivo',
      'Era meglio prima.',
    ])
      expect(isPresent(answer, prima), answer).toBe(false);
  });

  it('is never part of another word or of another name', () => {
    expect(isPresent('Quando arriva la primavera, ultimo giorno.', { name: 'TIM' })).toBe(false);
    expect(isPresent('Lo scrive anche Il Sole 24 Ore, giornale economico.', { name: 'Sole' })).toBe(false);
    expect(isPresent('Ottime le capsule Lavazza A Modo Mio.', { name: 'Modo' })).toBe(false);
    expect(isPresent('Consiglio Acme Analytics per i report.', { name: 'Acme' })).toBe(false);
  });
});

describe('a given brand', () => {
  it('is found under its alias, its legal name and its product line', () => {
    const brand = { name: 'Zorbano', aliases: ['ZB Pay'] };
    for (const answer of [
      'Prova ZB Pay.',
      'La Zorbano S.p.A. offre un conto.',
      'C’è anche Zorbano Business.',
    ])
      expect(isPresent(answer, brand), answer).toBe(true);
  });

  it('has its rank and its own index', () => {
    const { mentions, brands } = extractMentions({
      answer: 'Ti consiglio Qonto, Finom e Zorbano.',
      brands: [{ name: 'Assentia' }, { name: 'Zorbano' }],
    });
    expect(brands).toEqual([
      { brand: 'Assentia', present: false, rank: null, absenceStated: false },
      { brand: 'Zorbano', present: true, rank: 3, absenceStated: false },
    ]);
    expect(mentions.map(({ brandIndex }) => brandIndex)).toEqual([null, null, 1]);
  });

  it('keeps a company with a longer name apart', () => {
    const { brands } = extractMentions({
      answer: 'Per le colonnine c’è Enel X Way; per la luce non saprei.',
      brands: [
        { name: 'Enel', websiteUrl: 'https://www.enel.it' },
        { name: 'Enel X', websiteUrl: 'https://www.enelx.com' },
      ],
    });
    expect(brands.map(({ present }) => present)).toEqual([false, true]);
  });

  it('is not mentioned by a source, a footnote or a link target', () => {
    const brand = { name: 'Altroconsumo' };
    for (const answer of [
      'Secondo Altroconsumo la migliore è Brontex.',
      'La migliore è Brontex ([Altroconsumo](https://altroconsumo.it)).',
      'La migliore è Brontex.\n\nFonti:\n- Altroconsumo',
    ])
      expect(isPresent(answer, brand), answer).toBe(false);
  });
});

it.each([
  'Secondo l’ultima inchiesta di Altroconsumo conviene Eurospin.',
  'Conviene Eurospin, scrive Altroconsumo.',
])('who is only quoted is not mentioned: %s', (answer) => {
  const { brands } = extractMentions({ answer, language: 'it', brands: [{ name: 'Altroconsumo' }] });
  expect(brands[0]).toMatchObject({ present: false });
});

describe('names the user settles', () => {
  it('are left out when ignored', () => {
    expect(namesOf('Ti consiglio Qonto e Finom.', { ignoredNames: ['finom'] })).toEqual(['Qonto']);
  });

  it('are one company under all their learned spellings', () => {
    const knownCompanies = [{ name: 'Zorbano', aliases: ['Banca Zorbana'] }];
    const { mentions } = extractMentions({
      answer: 'Consiglio Banca Zorbana: Zorbano è solida.',
      knownCompanies,
    });
    expect(mentions.map(({ name, occurrences }) => [name, occurrences])).toEqual([['Zorbano', 2]]);
  });
});

describe('names learned from earlier answers', () => {
  it('keep a product of a catalogued company with that company, however often it was met', () => {
    const answer = '1. **Zoho Books** – semplice.\n2. **Fatture in Cloud** – italiano.';
    const keysWith = (knownCompanies: { name: string }[]) =>
      extractMentions({ answer, language: 'it', knownCompanies }).mentions.map(({ key }) => key);
    expect(keysWith([])).toEqual(['zoho', 'fattureincloud']);
    expect(keysWith([{ name: 'Zoho Books' }])).toEqual(['zoho', 'fattureincloud']);
  });
});

describe('the status of an answer', () => {
  it.each([
    ['', 'empty'],
    [' \n\u00a0\n', 'empty'],
    ['Mi dispiace, ma non posso aiutarti con questa richiesta.', 'refused'],
    ['I’m sorry, but I can’t help with that.', 'refused'],
    ['Dipende dalle tue esigenze.', 'ok'],
  ])('of %j is %s', (answer, status) => {
    expect(extractMentions({ answer }).status).toBe(status);
  });
});

it('reads the language from the words', () => {
  const languageOf = (answer: string): string => extractMentions({ answer }).language;
  expect(languageOf('Ecco quali sono le banche che ti consiglio per la tua azienda.')).toBe('it');
  expect(languageOf('Here are the banks that I would recommend for your business.')).toBe('en');
  expect(languageOf('Estos son los bancos que te recomiendo para tu empresa.')).toBe('es');
});
