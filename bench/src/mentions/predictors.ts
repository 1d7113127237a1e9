import type { Extraction, ExtractionInput, Precedence, Tone } from '@citato/mentions';
import { PRECEDENCE, prepareReading } from '@citato/mentions';
import type { LabelledAnswer, Readings, Target } from './corpus.ts';

export interface PredictedCompany {
  name: string;
  mentions: number;
  sentiment: Tone | null;
}

export interface PredictedTarget {
  present: boolean;
  rank: number | null;
}

/** What one method says about one answer; the order of the companies is their rank. */
export interface Prediction {
  companies: PredictedCompany[];
  targets: PredictedTarget[];
}

export type Predictor = (input: { answer: LabelledAnswer; targets: readonly Target[] }) => Prediction;

/**
 * The reader, with what a model said of the answers it read. The list is read without the brands, which would give names
 * away; the brands are judged in a second reading.
 */
export function createReader({
  useCatalogue,
  readings = new Map(),
  precedence = PRECEDENCE,
}: {
  useCatalogue: boolean;
  readings?: Readings;
  precedence?: Precedence | undefined;
}): Predictor {
  return ({ answer: { id, answer, language }, targets }) => {
    const brands = targets.map(({ brand, websiteUrl }) =>
      websiteUrl === null ? { name: brand } : { name: brand, websiteUrl },
    );
    const companies = readings.get(id);
    const read = (input: ExtractionInput): Extraction =>
      prepareReading(input).extraction(companies === undefined ? null : { companies }, precedence);
    const { mentions } = read({ answer, language, useCatalogue });
    const withBrands = read({ answer, language, brands, useCatalogue });
    return {
      companies: mentions.map(({ name, occurrences, sentiment }) => ({
        name,
        mentions: occurrences,
        sentiment,
      })),
      targets: withBrands.brands.map(({ present, rank }) => ({ present, rank })),
    };
  };
}

const LABELS = new Set(
  'best pros cons price pricing features overview summary note tips why how what key pro contro prezzo vantaggi svantaggi limiti conclusione sintesi nota quale come cosa'.split(
    ' ',
  ),
);

/** Takes every bold run, heading, list opening, first cell and link for a company, all of them praised. */
export const readMarkup: Predictor = ({ answer, targets }) => {
  const found: [string, number][] = [];
  for (const pattern of [
    /\*\*([^*\n]{2,60})\*\*/gu,
    /^#{1,6}\s+(.{2,60})$/gmu,
    /^[ \t]*(?:[-*•]|\d+[.)])\s+([^\n:(–—]{2,40})(?=[:(–—]|$)/gmu,
    /^\|\s*([^|\n]{2,60})\|/gmu,
    /\[([^\]\n]{2,40})\]\(https?:/gu,
  ])
    for (const match of answer.answer.matchAll(pattern)) found.push([match[1] ?? '', match.index]);
  return naive({ answer, targets, found, isPresent: isWord });
};

/** Takes every run of capitalised words inside a sentence for a company. */
export const readCapitals: Predictor = ({ answer, targets }) => {
  const pattern = /(?<![\p{L}\d])\p{Lu}[\p{L}\d&'’.-]*(?:[ \t]+(?:&[ \t]+)?\p{Lu}[\p{L}\d&'’.-]*){0,3}/gu;
  const found = [...answer.answer.matchAll(pattern)]
    .filter(({ index, 0: run }) => {
      const opens = /(?:^|[.!?:\n|*#-]\s*)$/u.test(answer.answer.slice(Math.max(0, index - 3), index));
      return !(opens && /^\p{Lu}\p{Ll}+$/u.test(run));
    })
    .map(({ index, 0: run }): [string, number] => [run, index]);
  return naive({ answer, targets, found, isPresent: isSubstring });
};

function naive({
  answer,
  targets,
  found,
  isPresent,
}: {
  answer: LabelledAnswer;
  targets: readonly Target[];
  found: [string, number][];
  isPresent: (text: string, brand: string) => boolean;
}): Prediction {
  const names = new Map<string, string>();
  for (const [raw] of found.toSorted((a, b) => a[1] - b[1])) {
    const name = plain(raw);
    if (looksLikeName(name) && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  }
  const companies = [...names.values()].map((name) => ({
    name,
    mentions: Math.max(1, answer.answer.split(name).length - 1),
    sentiment: 'positive' as const,
  }));
  return {
    companies,
    targets: targets.map((target) => naiveTarget({ answer, target, companies, isPresent })),
  };
}

function naiveTarget({
  answer,
  target,
  companies,
  isPresent,
}: {
  answer: LabelledAnswer;
  target: Target;
  companies: readonly PredictedCompany[];
  isPresent: (text: string, brand: string) => boolean;
}): PredictedTarget {
  const brand = target.brand.replace(/\.it$/u, '');
  const present = isPresent(answer.answer, brand);
  const at = companies.findIndex(({ name }) => name.toLowerCase().startsWith(brand.toLowerCase()));
  return { present, rank: present && at !== -1 ? at + 1 : null };
}

function plain(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/[*_`#>]+/gu, '')
    .replace(/^\s*(?:\d+[.)]|[-•]|[\p{Extended_Pictographic}\uFE0F])+\s*/u, '')
    .split(/\s[–—-]\s|:/u, 1)
    .join('')
    .replace(/\s*\([^)]*\)\s*$/u, '')
    .trim();
}

function looksLikeName(name: string): boolean {
  const words = name.toLowerCase().split(/\s+/u);
  return (
    name.length > 1 &&
    name.length <= 40 &&
    words.length <= 5 &&
    /\p{Lu}/u.test(name) &&
    !LABELS.has(words[0] ?? '') &&
    !/[?!]$/u.test(name)
  );
}

const isSubstring = (text: string, brand: string): boolean =>
  text.toLowerCase().includes(brand.toLowerCase());

const isWord = (text: string, brand: string): boolean =>
  new RegExp(`(?<![\\p{L}\\d])${escapePattern(brand)}(?![\\p{L}\\d])`, 'iu').test(text);

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
