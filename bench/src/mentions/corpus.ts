import { readFileSync } from 'node:fs';
import type { Language, ReportedCompany, Tone } from '@citato/mentions';

/** A company a reader labelled in an answer; optional ones are neither rewarded nor punished. */
export interface LabelledCompany {
  name: string;
  variants: string[];
  mentions: number;
  sentiment: Tone | null;
  optional: boolean;
}

export interface LabelledAnswer {
  id: string;
  answer: string;
  language: Language;
  engine: string;
  /** null: every company is labelled; else only these names are. */
  closedList: string[] | null;
  /** Names that are neither companies nor mistakes (source chips). */
  ignore: string[];
  urls: string[];
  companies: LabelledCompany[];
}

export interface Target {
  id: string;
  brand: string;
  websiteUrl: string | null;
  present: boolean;
  rank: number | null;
  /** The rank counts only the names of the closed list. */
  rankWithinList: boolean;
  kind: string;
}

export interface Corpus {
  answers: LabelledAnswer[];
  targets: Target[];
}

type Row = Record<string, unknown>;

export function readCorpus({
  goldFile,
  targetsFile,
}: {
  goldFile: string;
  targetsFile: string | null;
}): Corpus {
  return {
    answers: readRows(goldFile).map(toAnswer),
    targets: targetsFile === null ? [] : readRows(targetsFile).map(toTarget),
  };
}

/** What a model said of each answer, by the answer's id. */
export type Readings = ReadonlyMap<string, readonly ReportedCompany[]>;

export const readReadings = (file: string): Readings =>
  new Map(
    readRows(file).map((row) => [
      text(row['id']),
      list(row['companies']).map((entry) => toReported(toRow(entry))),
    ]),
  );

const toReported = (row: Row): ReportedCompany => ({
  name: text(row['name']),
  sentiment: toTone(row['sentiment']),
  evidence: textOrNull(row['evidence']),
});

function readRows(file: string): Row[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => toRow(JSON.parse(line)));
}

function toRow(value: unknown): Row {
  if (!isRow(value)) throw new Error('A line of the corpus is not a JSON object');
  return value;
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const texts = (value: unknown): string[] => list(value).filter((entry) => typeof entry === 'string');

function toLanguage(value: unknown): Language {
  return value === 'en' || value === 'es' ? value : 'it';
}

function toTone(value: unknown): Tone | null {
  return value === 'positive' || value === 'neutral' || value === 'negative' ? value : null;
}

function toAnswer(row: Row): LabelledAnswer {
  return {
    id: text(row['id']),
    answer: text(row['answer']),
    language: toLanguage(row['language']),
    engine: text(row['engine']),
    closedList: row['scope'] === 'closed' ? texts(row['closedList']) : null,
    ignore: texts(row['ignore']),
    urls: texts(row['urls']),
    companies: list(row['gold']).map((entry) => toCompany(toRow(entry))),
  };
}

function toCompany(row: Row): LabelledCompany {
  return {
    name: text(row['name']),
    variants: texts(row['variants']),
    mentions: numberOrNull(row['mentions']) ?? 0,
    sentiment: toTone(row['sentiment']),
    optional: row['optional'] === true,
  };
}

function toTarget(row: Row): Target {
  const present = row['present'] === true;
  return {
    id: text(row['id']),
    brand: text(row['brand']),
    websiteUrl: textOrNull(row['websiteUrl']),
    present,
    rank: numberOrNull(row['rank']),
    rankWithinList: row['rankWithin'] === 'closedList',
    kind: textOrNull(row['kind']) ?? (present ? 'present' : 'absent'),
  };
}
