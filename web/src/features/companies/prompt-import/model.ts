import { proposeQuestions, readSearchedQueries } from './search-console-model.ts';
import { readSheet } from './sheet-model.ts';

const MAX_TEXT = 2000;
/** The largest number of prompts one request may hold, and the room it has for them. */
export const MAX_AT_ONCE = 250;
const MAX_BYTES = 200_000;
const MAX_LABELS = 8;
const MAX_LABEL_NAME = 32;

/** A line that may become a prompt, and what stands against it. */
export interface Candidate {
  readonly text: string;
  readonly labels: readonly string[];
  /** Of a search: how often it was seen, and how many alike queries it stands for. */
  readonly searched: { impressions: number; queries: number } | null;
  readonly problem: 'duplicate' | 'too_long' | null;
}

export interface ReadImport {
  readonly kind: 'lines' | 'searches';
  readonly candidates: Candidate[];
}

const TEXT_HEAD = /^(testo|domanda|prompt|text|question)$/i;
const LABEL_HEAD = /^(etichetta|etichette|label|labels|tag)$/i;
const LANGUAGE_HEAD = /^(lingua|language)$/i;

const keyOf = (text: string) => text.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();
const tidy = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** What was pasted or dropped as candidates, in its order; `known` are the texts that are prompts already. */
export function readImport({ text, known }: { text: string; known: readonly string[] }): ReadImport {
  const rows = readSheet(text);
  const queries = readSearchedQueries(rows);
  const lines =
    queries === null
      ? readLines(rows)
      : proposeQuestions(queries).map(({ text: question, ...searched }) => ({
          text: question,
          labels: [],
          searched,
        }));
  const seen = new Set(known.map(keyOf));
  return {
    kind: queries === null ? 'lines' : 'searches',
    candidates: lines.map((line) => {
      const key = keyOf(line.text);
      const isRepeated = seen.has(key);
      seen.add(key);
      const problem = line.text.length > MAX_TEXT ? 'too_long' : isRepeated ? 'duplicate' : null;
      return { ...line, problem };
    }),
  };
}

/** The columns by their head, or text, label and language in this order; the language changes nothing of a question. */
function readLines(rows: readonly (readonly string[])[]): Omit<Candidate, 'problem'>[] {
  const [head = []] = rows;
  const findColumn = (name: RegExp) => head.findIndex((cell) => name.test(cell.trim()));
  const named = { text: findColumn(TEXT_HEAD), label: findColumn(LABEL_HEAD) };
  const hasHead = named.text !== -1 && (head.length > 1 || rows.length > 1);
  const columns = hasHead ? named : { text: 0, label: findColumn(LANGUAGE_HEAD) === 1 ? -1 : 1 };
  return rows.slice(hasHead ? 1 : 0).flatMap((cells) => {
    const text = tidy(cells[columns.text] ?? '');
    const labels = (cells[columns.label] ?? '')
      .split('|')
      .map((label) => tidy(label).slice(0, MAX_LABEL_NAME))
      .filter((label) => label !== '');
    return text === '' ? [] : [{ text, labels: [...new Set(labels)].slice(0, MAX_LABELS), searched: null }];
  });
}

/** The places of what is added where nothing else is said: good lines in their order, as many as the plan has room for. */
export function choosePlaces({
  candidates,
  naming,
  left,
}: {
  candidates: readonly Candidate[];
  /** The places of those that name the company: proposed searches stay apart with them. */
  naming: ReadonlySet<number>;
  left: number;
}): number[] {
  const chosen: number[] = [];
  let bytes = 0;
  for (const [place, { text, problem, searched }] of candidates.entries()) {
    if (problem !== null || (searched !== null && naming.has(place))) continue;
    const size = new TextEncoder().encode(text).length;
    if (chosen.length >= Math.min(left, MAX_AT_ONCE) || bytes + size > MAX_BYTES) break;
    chosen.push(place);
    bytes += size;
  }
  return chosen;
}
