import { describe, expect, it } from 'vitest';
import { foldClaim } from './fold-claim.ts';
import { groupClaims, type Statement } from './group-claims.ts';
import { readStatements } from './read-statements.ts';
import { shapeClaims } from './shape-claims.ts';

const NAMES = ['Hotel Belvento', 'Belvento'];

describe('two sentences state the same', () => {
  it.each([
    ['Hotel Belvento è caro.', '**hotel  belvento** È CARO!', true],
    ['Hotel Belvento è caro', 'Belvento e caro', true],
    ['Belvento costa 42 euro', 'Belvento costa 45 euro', false],
    ['Belvento è caro', 'Belvento non è caro', false],
    ['Belvento è caro', 'Lagoalto è caro', false],
    ['Belventone è caro', 'Belvento è caro', false],
    ['', '', true],
  ])('%j and %j: %s', (one, other, same) => {
    expect(foldClaim(one, NAMES) === foldClaim(other, NAMES)).toBe(same);
  });
});

const statement = (given: Partial<Statement>): Statement => ({
  resultId: 'r1',
  promptId: 'p1',
  engine: 'openai',
  day: '2026-11-20',
  createdAt: new Date('2026-11-20T10:00:00Z'),
  sentence: 'Belvento è un albergo sul lago',
  tone: null,
  sources: [],
  ...given,
});
const source = (url: string, isAtSentence = false) => ({ url, domain: 'a.it', title: null, isAtSentence });

describe('statements of many answers', () => {
  it('are one where they state the same, negative ones first, then those most answers make', () => {
    const claims = groupClaims(
      [
        statement({}),
        statement({ resultId: 'r2', promptId: 'p2', engine: 'google' }),
        statement({ resultId: 'r3', sentence: 'Belvento serve la colazione fino alle dieci' }),
        statement({
          resultId: 'r4',
          sentence: 'Belvento è troppo caro per quel che offre',
          tone: 'negative',
        }),
      ],
      NAMES,
    );
    expect(claims.map(({ sentence, answers, prompts, tone }) => [sentence, answers, prompts, tone])).toEqual([
      ['Belvento è troppo caro per quel che offre', 1, 1, 'negative'],
      ['Belvento è un albergo sul lago', 2, 2, null],
      ['Belvento serve la colazione fino alle dieci', 1, 1, null],
    ]);
  });

  it('count an answer once, and are negative where one of them is', () => {
    const [claim] = groupClaims([statement({ tone: 'positive' }), statement({ tone: 'negative' })], NAMES);
    expect(claim).toMatchObject({ answers: 1, tone: 'negative' });
  });

  it('have the sources at the sentence, else those of the newest answer', () => {
    const later = new Date('2026-11-21T10:00:00Z');
    const [at] = groupClaims(
      [
        statement({ sources: [source('x', true), source('y')] }),
        statement({ createdAt: later, sources: [source('z')] }),
      ],
      NAMES,
    );
    expect(at?.sources.map(({ url }) => url)).toEqual(['x']);
    const [near] = groupClaims(
      [
        statement({ sources: [source('y')] }),
        statement({ createdAt: later, sources: [source('z'), source('z')] }),
      ],
      NAMES,
    );
    expect(near?.sources.map(({ url, isAtSentence }) => [url, isAtSentence])).toEqual([['z', false]]);
  });
});

describe('an answer', () => {
  const text = 'Belvento: 1. Belvento è caro e rumoroso la notte. Belvento ha una spa.';
  const place = (word: string, tone: 'negative' | null = null, from = 0) => {
    const start = text.indexOf(word, from);
    return { start, end: start + word.length, tone };
  };
  const read = (
    answer: Partial<Parameters<typeof readStatements>[0]['answer']>,
    citations: Parameters<typeof readStatements>[0]['citations'] = [],
  ) =>
    readStatements({
      answer: { ...statement({}), id: 'r1', tone: null, spans: [], ...answer },
      text,
      citations,
      quote: (whole, { start }) => {
        const sentence = whole.slice(start, whole.indexOf('.', start));
        return sentence.split(' ').length >= 3 ? sentence : null;
      },
    });

  it('states each sentence once, in the tone of its place', () => {
    const spans = [place('Belvento'), place('Belvento è', 'negative'), place('Belvento ha')];
    expect(read({ tone: 'negative', spans }).map(({ sentence, tone }) => [sentence, tone])).toEqual([
      ['Belvento è caro e rumoroso la notte', 'negative'],
      ['Belvento ha una spa', null],
    ]);
  });

  it('that is negative without saying where is negative in its first sentence', () => {
    const spans = [place('Belvento è'), place('Belvento ha')];
    expect(read({ tone: 'negative', spans }).map(({ tone }) => tone)).toEqual(['negative', null]);
    expect(read({ tone: 'positive', spans }).map(({ tone }) => tone)).toEqual([null, null]);
  });

  it('knows which page is cited at the sentence', () => {
    const span = place('Belvento è');
    const cited = { url: 'u', domain: 'd', title: null };
    const [one] = read({ spans: [span] }, [
      { ...cited, spanStart: span.start, spanEnd: span.end + 10 },
      { ...cited, spanStart: 60, spanEnd: 70 },
      { ...cited, spanStart: null, spanEnd: null },
    ]);
    expect(one?.sources.map(({ isAtSentence }) => isAtSentence)).toEqual([true, false, false]);
  });
});

it('marks stay where no answer states it any more, and are never crowded out', () => {
  const claims = groupClaims(
    Array.from({ length: 250 }, (_, at) =>
      statement({ resultId: `r${String(at)}`, sentence: `Frase numero ${String(at)}` }),
    ),
    [],
  ).map((claim) => ({ ...claim, key: claim.folded }));
  const mark = {
    sentence: 'x',
    isNegative: true,
    verdict: 'false' as const,
    markedBy: 'ada',
    createdAt: new Date(),
  };
  const shown = shapeClaims({
    claims,
    marks: [
      { ...mark, key: claims.at(-1)?.key ?? '' },
      { ...mark, key: 'gone', sentence: 'Belvento è chiuso' },
    ],
    names: new Map([['ada', 'Ada']]),
  });
  expect(shown.claims).toHaveLength(202);
  expect(shown.otherClaims).toBe(49);
  expect(shown.claims.filter((one) => one.mark !== null).map(({ answers }) => answers)).toEqual([1, 0]);
  expect(shown.claims.at(-1)).toMatchObject({
    sentence: 'Belvento è chiuso',
    tone: 'negative',
    mark: { verdict: 'false', markedBy: 'Ada' },
  });
});
