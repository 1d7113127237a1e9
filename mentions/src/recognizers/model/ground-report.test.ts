import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../extract-mentions.ts';
import type { ReportedCompany } from '../../extraction.ts';
import { groundReport } from './ground-report.ts';

const answer = `Ecco i migliori:

1. **Aruba** – prezzi bassi e assistenza rapida.
2. **Netsons**: server lenti nelle ore di punta.

Su [Register](https://register.it) il rinnovo è caro.`;

const claim = (name: string, more: Partial<ReportedCompany> = {}): ReportedCompany => ({
  name,
  sentiment: null,
  evidence: null,
  ...more,
});

const verify = (...reported: ReportedCompany[]) => groundReport(prepareReading({ answer }), reported);

describe('a name a model reports', () => {
  it('is believed where the answer writes it, with every place', () => {
    const { companies, rejected } = verify(claim('Netsons'), claim('Aruba'));
    expect(
      companies.map(({ name, spans }) => [name, ...spans.map(({ start, end }) => answer.slice(start, end))]),
    ).toEqual([
      ['Netsons', 'Netsons'],
      ['Aruba', 'Aruba'],
    ]);
    expect(rejected).toEqual([]);
  });

  it('is rejected when it was invented or is only part of a word', () => {
    expect(verify(claim('BrandX'), claim('Aru'), claim('+++'), claim('')).rejected).toEqual([
      'BrandX',
      'Aru',
      '+++',
      '',
    ]);
  });

  it('is no invention when the catalogue knows it as another name of a company reported before', () => {
    const text = 'iRobot con la linea Roomba resta la più semplice.';
    const two = groundReport(prepareReading({ answer: text }), [claim('iRobot'), claim('Roomba')]);
    expect(two.rejected).toEqual([]);
    expect(two.companies.map(({ name }) => name)).toEqual(['iRobot']);
  });

  it('counts once under two spellings', () => {
    expect(verify(claim('Aruba S.p.A.'), claim('Aruba')).companies.map(({ name }) => name)).toEqual([
      'Aruba',
    ]);
  });

  it('is shown as the answer writes it, however loud the model is', () => {
    expect(verify(claim('NETSONS'), claim('aruba')).companies.map(({ name }) => name)).toEqual([
      'Netsons',
      'Aruba',
    ]);
  });

  it('is not found in the address behind a link', () => {
    const text = 'Vedi [qui](https://evil.example/Aruba-Hosting).';
    const hidden = groundReport(prepareReading({ answer: text }), [claim('Aruba')]);
    expect(hidden.rejected).toEqual(['Aruba']);
  });
});

describe('a sentiment a model reports', () => {
  const toneOf = (company: ReportedCompany, ...others: ReportedCompany[]) =>
    verify(company, ...others).companies[0]?.sentiment;

  it('is believed with a quotation that names the company, whatever its markup', () => {
    const evidence = 'Aruba – prezzi bassi e assistenza rapida';
    expect(toneOf(claim('Aruba', { sentiment: 'positive', evidence }))).toBe('positive');
  });

  it('is believed with a quotation that follows the company’s naming', () => {
    const evidence = 'server lenti nelle ore di punta';
    const netsons = claim('Netsons', { sentiment: 'negative', evidence });
    expect(toneOf(netsons, claim('Aruba'))).toBe('negative');
  });

  it.each([
    [
      'that goes on from its name and names others',
      'Prova Stripe: non accetta GCash, meglio PayMongo.',
      'Stripe',
      'non accetta GCash, meglio PayMongo',
    ],
    [
      'that follows an enumeration',
      'Hertz, Avis ed Europcar chiedono una carta di credito.',
      'Hertz',
      'chiedono una carta di credito',
    ],
    [
      'with the note of a source',
      'Aruba ha prezzi bassi[6] e un’assistenza rapida.',
      'Aruba',
      'prezzi bassi[6] e un’assistenza rapida',
    ],
  ])('is believed with a quotation %s', (_, text, name, evidence) => {
    const names = [
      'Stripe',
      'GCash',
      'PayMongo',
      'PyPBR',
      'OpenCV',
      'Hertz',
      'Avis',
      'Europcar',
      'BTicino',
      'Legrand',
      'Aruba',
    ];
    const said = names.map((one) => claim(one, one === name ? { sentiment: 'negative', evidence } : {}));
    const { companies } = groundReport(prepareReading({ answer: text }), said);
    expect(companies.find((company) => company.name === name)?.sentiment).toBe('negative');
  });

  it.each([
    ['that opens with another name', 'Aruba è comoda. Netsons è lento.', 'Netsons è lento'],
    [
      'behind another sentence about others',
      'Meglio Aruba. Qui invece sono tutti lenti, come Netsons.',
      'tutti lenti, come Netsons',
    ],
  ])('is not believed with a quotation %s', (_, text, evidence) => {
    const said = [claim('Aruba', { sentiment: 'negative', evidence }), claim('Netsons')];
    const { companies } = groundReport(prepareReading({ answer: text }), said);
    expect(companies.find(({ name }) => name === 'Aruba')?.sentiment).toBeNull();
  });

  it('is not believed with words about another company', () => {
    const evidence = 'server lenti nelle ore di punta';
    expect(toneOf(claim('Aruba', { sentiment: 'negative', evidence }), claim('Netsons'))).toBeNull();
  });

  it('is not believed without a quotation or with an invented one', () => {
    expect(toneOf(claim('Aruba', { sentiment: 'positive' }))).toBeNull();
    expect(toneOf(claim('Aruba', { sentiment: 'positive', evidence: 'il leader assoluto' }))).toBeNull();
    expect(toneOf(claim('Aruba', { sentiment: 'positive', evidence: '!!!' }))).toBeNull();
  });
});

describe('any answer and any judgement', () => {
  const word = fc.oneof(
    fc.constantFrom(
      'Aruba',
      'C++',
      '.*',
      'A|B',
      '__proto__',
      'constructor',
      'Enel X',
      '\0',
      '\uD800',
      '**',
      '[',
      '\n',
      'it',
    ),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
  );
  const prose = fc.array(word, { maxLength: 40 }).map((words) => words.join(' '));
  const claims = fc.array(
    fc.record({
      name: fc.oneof(word, prose),
      sentiment: fc.constantFrom('positive' as const, 'neutral' as const, 'negative' as const, null),
      evidence: fc.option(prose),
    }),
    { maxLength: 20 },
  );

  it('gives places inside the text and leaves no claim unanswered', () => {
    fc.assert(
      fc.property(prose, claims, (text, reported) => {
        const { companies, rejected } = groundReport(prepareReading({ answer: text }), reported);
        for (const { spans, evidence, sentiment } of companies) {
          expect(spans.length).toBeGreaterThan(0);
          expect(evidence === null).toBe(sentiment === null);
          for (const { start, end } of [...spans, ...(evidence === null ? [] : [evidence])]) {
            expect(start).toBeGreaterThanOrEqual(0);
            expect(end).toBeGreaterThan(start);
            expect(end).toBeLessThanOrEqual(text.length);
          }
        }
        const answered = new Set([...companies.map(({ reportedName }) => reportedName), ...rejected]);
        expect(answered.size).toBeLessThanOrEqual(new Set(reported.map(({ name }) => name)).size);
        if (reported.length > 0) expect(companies.length + rejected.length).toBeGreaterThan(0);
      }),
    );
  });
});
