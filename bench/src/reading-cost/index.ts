import type { ReportedCompany } from '@citato/mentions';
import { readConfig } from '../../../server/src/app/config.ts';
import { createModels } from '../../../server/src/app/adapters/create-models.ts';
import { startOpenaiCompatible } from '../../../server/test/stand-ins/engines/openai-compatible.ts';
import { readFixture } from '../mentions/fixtures.ts';
import { printTable } from '../print-table.ts';

/** What OpenAI's tokenizer (o200k) makes of the written answers and of reports on them; others are near. */
const CHARACTERS_PER_TOKEN = 3.4;
const ANSWERS_PER_CALL = 5;
const MAX_WORDS_OF_EVIDENCE = 6;
const BOUND_PERCENT = 10;

const KEYS = {
  OPENAI_API_KEY: 'bench',
  PERPLEXITY_API_KEY: 'bench',
  GOOGLE_API_KEY: 'bench',
  ANTHROPIC_API_KEY: 'bench',
};
const READERS = ['openai', 'google', 'anthropic'] as const;
const clock = { now: () => new Date() };

/** `npm run bench -- reading-cost`: what a model's reading costs beside the answer it reads, from tokens and prices. */
export async function run(): Promise<void> {
  await countTokens();
  const set = (READER: string) => createModels({ config: readConfig({ ...KEYS, READER }), clock });
  const readers = (await Promise.all(READERS.map(set))).flatMap(({ reader }) => reader ?? []);
  const { engines } = await set('rules');
  const rows = engines.map(({ id, model, typicalCostMicroDollars: answer }) => ({
    name: `${id}, ${model}`,
    answer,
    shares: readers.map(({ typicalCostMicroDollars: reading }) => (100 * reading) / answer),
  }));
  printTable({
    title: `Reading an answer, in percent of what the answer costs (bound: ${String(BOUND_PERCENT)} %)`,
    columns: ['answer by', 'micro-dollars', ...readers.map(({ model }) => model)],
    rows: [
      ...rows.map(({ name, answer, shares }) => [
        name,
        String(answer),
        ...shares.map((share) => `${share.toFixed(1)} %`),
      ]),
      ['a reading, micro-dollars', '', ...readers.map((reader) => String(reader.typicalCostMicroDollars))],
    ],
  });
  const largest = Math.max(...rows.flatMap(({ shares }) => shares));
  const verdict = largest <= BOUND_PERCENT ? 'within' : 'BEYOND';
  console.log(`largest: ${largest.toFixed(1)} %, ${verdict} the bound`);
}

/** What is really sent for the answers kept in the repository, and the smallest report the schema lets be made of them. */
async function countTokens(): Promise<void> {
  const { corpus, readings } = readFixture('written');
  const answers = corpus.answers.filter(({ id }) => readings.has(id));
  const sent = await measureRequests(answers.map(({ answer }) => answer));
  const reports = answers.map(({ id }) => writeReport(readings.get(id) ?? []));
  const texts = mean(answers.map(({ answer }) => toTokens(answer)));
  const input = sent / CHARACTERS_PER_TOKEN / answers.length;
  printTable({
    title: `${String(answers.length)} written answers, ${String(ANSWERS_PER_CALL)} a call`,
    columns: ['', 'tokens an answer'],
    rows: [
      ['its text', texts.toFixed(0)],
      ['its part of instructions and schema, its quotation marks', (input - texts).toFixed(0)],
      ['input', input.toFixed(0)],
      ['output: its report', mean(reports.map(toTokens)).toFixed(0)],
    ],
  });
}

/** Characters of all messages and schemas. */
async function measureRequests(texts: readonly string[]): Promise<number> {
  const standIn = await startOpenaiCompatible({ rules: [{ text: '{"answers":[]}' }] });
  try {
    const { reader } = await createModels({
      config: readConfig({
        READER: 'compatible',
        COMPATIBLE_BASE_URL: standIn.baseUrl,
        COMPATIBLE_MODEL: 'bench',
      }),
      clock,
    });
    const { signal } = new AbortController();
    for (let from = 0; from < texts.length; from += ANSWERS_PER_CALL)
      await reader?.read({ answers: texts.slice(from, from + ANSWERS_PER_CALL), knownNames: [] }, { signal });
    return standIn.requests.reduce((sum, { body }) => sum + countCharacters(body), 0);
  } finally {
    await standIn.close();
  }
}

/** Of every string and key of a request, without the signs JSON adds around the material. */
function countCharacters(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce(
    (sum, [key, part]) => sum + (Array.isArray(value) ? 0 : key.length + 3) + countCharacters(part),
    0,
  );
}

/** A report as small as the schema lets it be. */
function writeReport(companies: readonly ReportedCompany[]): string {
  return JSON.stringify({
    answer: 1,
    listed: companies.filter(({ sentiment }) => sentiment === null).map(({ name }) => name),
    same: [],
    judged: companies
      .filter(({ sentiment }) => sentiment !== null)
      .map(({ name, sentiment, evidence }) => ({
        name,
        tone: sentiment,
        evidence: (evidence ?? '').split(/\s+/).slice(0, MAX_WORDS_OF_EVIDENCE).join(' '),
      })),
  });
}

const toTokens = (text: string): number => text.length / CHARACTERS_PER_TOKEN;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
