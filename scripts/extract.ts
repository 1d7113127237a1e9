// npm run -s extract [-- --explain]: JSON lines in, JSON lines out, in order, by the very code the worker runs. With
// `--explain` each line also holds every span that was weighed, with who found it and why it counts or does not.
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type {
  Brand,
  ExplainedSpan,
  Extraction,
  ExtractionInput,
  Language,
  ReportedCompany,
  Tone,
} from '@citato/mentions';
import { prepareReading } from '@citato/mentions';

interface Question {
  id: unknown;
  input: ExtractionInput;
  /** What a model says about the answer, null without one. */
  reported: ReportedCompany[] | null;
}

const isExplaining = process.argv.includes('--explain');
const TONES: ReadonlySet<unknown> = new Set<Tone>(['positive', 'neutral', 'negative']);
const LANGUAGES: ReadonlySet<string> = new Set<Language>(['it', 'en', 'es']);

function readQuestion(line: string): Question {
  const value: unknown = JSON.parse(line);
  if (!isRecord(value)) throw new Error('the line is not a JSON object');
  const { id, answer, language, brands, reading } = value;
  if (typeof answer !== 'string') throw new Error('answer is not a string');
  if (brands !== undefined && brands !== null && !Array.isArray(brands))
    throw new Error('brands is not an array');
  return {
    id: id ?? null,
    input: {
      answer,
      ...(isLanguage(language) ? { language } : {}),
      brands: (brands ?? []).map(readBrand),
    },
    reported: readReported(reading),
  };
}

function readBrand(value: unknown): Brand {
  if (!isRecord(value) || typeof value['name'] !== 'string') throw new Error('a brand has no name');
  const { name, websiteUrl, aliases } = value;
  const spellings: unknown[] = Array.isArray(aliases) ? aliases : [];
  return {
    name,
    ...(typeof websiteUrl === 'string' ? { websiteUrl } : {}),
    aliases: spellings.filter((alias) => typeof alias === 'string'),
  };
}

/** A reading in another shape than the schema's is none: the rules read alone, as the worker does. */
function readReported(reading: unknown): ReportedCompany[] | null {
  if (!isRecord(reading) || !Array.isArray(reading['companies'])) return null;
  const claims: unknown[] = reading['companies'];
  const companies = claims.map(readClaim);
  return companies.every((company) => company !== null) ? companies : null;
}

function readClaim(value: unknown): ReportedCompany | null {
  if (!isRecord(value)) return null;
  const { name, sentiment = null, evidence = null } = value;
  if (typeof name !== 'string' || !(sentiment === null || isTone(sentiment))) return null;
  return evidence === null || typeof evidence === 'string' ? { name, sentiment, evidence } : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTone = (value: unknown): value is Tone => TONES.has(value);
const isLanguage = (value: unknown): value is Language => typeof value === 'string' && LANGUAGES.has(value);

function formatReading(
  id: unknown,
  { mentions, citations, brands }: Extraction,
  spans: readonly ExplainedSpan[] | null,
): string {
  return JSON.stringify({
    id,
    mentions: mentions.map(({ name, position, occurrences, sentiment, firstIndex }) => ({
      name,
      position,
      mentions: occurrences,
      ...(sentiment === null ? {} : { sentiment }),
      firstIndex,
    })),
    citations: citations.map(({ url }) => url),
    targets: brands.map(({ brand, present, rank }) => ({ brand, present, rank })),
    ...(spans === null ? {} : { spans }),
  });
}

/** As the worker reads an answer, with what a model reports of it or without. */
function extract({ id, input, reported }: Question): string {
  const report = reported === null ? null : { companies: reported };
  const prepared = prepareReading(input);
  return formatReading(id, prepared.extraction(report), isExplaining ? prepared.explain(report) : null);
}

function readLine(line: string): string {
  try {
    return extract(readQuestion(line));
  } catch (error) {
    return JSON.stringify({ id: null, error: error instanceof Error ? error.message : String(error) });
  }
}

process.stdout.on('error', () => process.exit(0));
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity }))
  if (line.trim() !== '' && !process.stdout.write(`${readLine(line)}\n`)) await once(process.stdout, 'drain');
