import { describe, expect, it } from 'vitest';
import { choosePlaces, MAX_AT_ONCE, readImport } from './model.ts';

const read = (text: string, known: string[] = []) => readImport({ text, known }).candidates;
const textsOf = (text: string) => read(text).map((candidate) => candidate.text);

describe('pasted lines', () => {
  it('are questions as they are written, commas and all', () => {
    expect(
      textsOf(
        'Dove dormo a Lecce, con il cane?\n\nQuanto costa una spa, in media, a Riva?\r\nE "quale" spa?',
      ),
    ).toEqual([
      'Dove dormo a Lecce, con il cane?',
      'Quanto costa una spa, in media, a Riva?',
      'E "quale" spa?',
    ]);
  });

  it.each([
    ['a tab', 'Domanda\tEtichetta\tLingua\nDove dormo?\tHotel\tit\n'],
    ['a semicolon', 'Domanda;Etichetta;Lingua\r\n"Dove dormo?";Hotel;it'],
    ['a comma', 'text,label,language\n"Dove dormo?",Hotel,it'],
    ['another order', 'lingua\tetichetta\tdomanda\nit\tHotel\tDove dormo?'],
    ['no head', 'Dove dormo?\tHotel\tit'],
  ])('have columns with %s between them', (_name, text) => {
    expect(read(text)).toEqual([{ text: 'Dove dormo?', labels: ['Hotel'], searched: null, problem: null }]);
  });

  it('may be quoted, with separators, quotes and line ends inside', () => {
    expect(read('domanda;etichetta\n"Dove ""dormo"";\ne mangio?";Hotel|Cibo')).toEqual([
      { text: 'Dove "dormo"; e mangio?', labels: ['Hotel', 'Cibo'], searched: null, problem: null },
    ]);
  });

  it('that look like formulas are text', () => {
    expect(textsOf('=HYPERLINK("https://male.example";"clicca")\n+39 quale prefisso?\n@SUM(A1)')).toEqual([
      '=HYPERLINK("https://male.example";"clicca")',
      '+39 quale prefisso?',
      '@SUM(A1)',
    ]);
  });

  it('say which of them are too long or there already', () => {
    const problems = read(`Una?\nuna?\nDue?\n${'x'.repeat(2001)}`, ['DUE?']).map(({ problem }) => problem);
    expect(problems).toEqual([null, 'duplicate', 'duplicate', 'too_long']);
  });

  it.each([
    ['lines', (index: number) => `Quale hotel con spa numero ${String(index)}?`],
    ['queries', (index: number) => `hotel spa numero ${String(index)},1,${String(index)},1%,3`],
  ])(
    'of two hundred thousand %s are read: work that grew with their square would not end here',
    (kind, line) => {
      const head = kind === 'queries' ? 'Top queries,Clicks,Impressions,CTR,Position\n' : '';
      const text = head + Array.from({ length: 200_000 }, (_, index) => line(index)).join('\n');
      const known = Array.from({ length: 150 }, (_, index) => line(index));
      expect(readImport({ text, known }).candidates).toHaveLength(200_000);
    },
  );

  it('may be ten thousand, of which as many are chosen as the plan and a request have room for', () => {
    const candidates = read(
      Array.from({ length: 10_000 }, (_, index) => `Domanda ${String(index)}?`).join('\n'),
    );
    expect(candidates).toHaveLength(10_000);
    const naming = new Set([0]);
    expect(choosePlaces({ candidates, naming, left: 3 })).toEqual([0, 1, 2]);
    expect(choosePlaces({ candidates, naming, left: 1000 })).toHaveLength(MAX_AT_ONCE);
    expect(choosePlaces({ candidates, naming, left: 0 })).toEqual([]);
    const long = read(
      Array.from({ length: 250 }, (_, index) => `${String(index)}${'à'.repeat(1990)}`).join('\n'),
    );
    expect(choosePlaces({ candidates: long, naming, left: 250 })).toHaveLength(50);
  });
});

describe('an export of Search Console', () => {
  const csv = (head: string) =>
    `${head}\nhotel con spa lago di garda,12,"1.200",1%,4\nlago di garda hotel con spa,3,800,0.4%,6\nhotel belvento,90,900,10%,1\ncome arrivare a riva,1,~,0%,9\nmiglior hotel cani,1,50,2%,7`;

  it.each(['Query principali,Clic,Impressioni,CTR,Posizione', 'Top queries,Clicks,Impressions,CTR,Position'])(
    'is recognised by its head %s, and its queries become questions, alike ones together',
    (head) => {
      const { kind, candidates } = readImport({ text: csv(head), known: [] });
      expect(kind).toBe('searches');
      expect(
        candidates.map(({ text, searched }) => [text, searched?.impressions, searched?.queries]),
      ).toEqual([
        ['Hotel con spa lago di garda: che cosa consigli?', 2000, 2],
        ['Hotel belvento: che cosa consigli?', 900, 1],
        ['Miglior hotel cani: che cosa consigli?', 50, 1],
        ['Come arrivare a riva?', 0, 1],
      ]);
      // What names the company stays apart.
      expect(choosePlaces({ candidates, naming: new Set([1]), left: 10 })).toEqual([0, 2, 3]);
    },
  );
});
