import { wordsOf } from '../../lexicon/grammar.ts';
import { isFence } from './line-kinds.ts';
import type { Line } from './split-lines.ts';

/** Fences of an answer that is set as one block of text: they are no part of it. */
export interface Wrapping {
  readonly opens: number;
  /** The number of lines where the fence is never closed. */
  readonly closes: number;
}

const LABEL = /^\s*(?:`{3,}|~{3,})\s*([\w+-]*)/u;
/** What engines write behind a fence that holds text, not a program. */
const TEXT_LABELS: ReadonlySet<string> = new Set(['', ...wordsOf('textFences')]);
/** A line of a program: closed by a bracket or semicolon, an assignment, a tag, a command. */
const CODE_LINE =
  /[{};]\s*$|^\s*(?:[}\])]|<\/?[a-z!]|\/\/|#!|\$\s|(?:const|let|var|def|class|import|from|return|if|for|while|function|SELECT|INSERT|npm|pip|curl|git)\b.*(?:[=(:'"]|$))|^\s*"?[\w.-]+"?\s*(?:=|:\s*["[{\d])/u;
/** Text around the block: "Ecco la classifica:" and a closing line, but no answer of its own. */
const MAX_AROUND = 30;
const CODE_SHARE = 0.3;

/**
 * Where an answer stands wholly inside a code fence, but for a few words before and after it: its text is the answer.
 * A program in an answer stays what it is. Null when the answer is not set so.
 */
export function findWrapping(lines: readonly Line[]): Wrapping | null {
  const fences = lines.flatMap(({ text }, index) => (isFence(text) ? [index] : []));
  const [opens, second] = fences;
  if (opens === undefined) return null;
  const label = labelOf(lines[opens]);
  if (!TEXT_LABELS.has(label)) return null;
  // Fences inside of it: only a block that says it is Markdown may hold any, and they say what they hold.
  const holdsFences = fences.length > 2;
  if (holdsFences && (label === '' || second === undefined || labelOf(lines[second]) === '')) return null;
  const closes = fences.length === 1 ? lines.length : (fences.at(-1) ?? lines.length);
  const inside = lines.slice(opens + 1, closes).filter(({ text }) => text.trim() !== '');
  const around = [...lines.slice(0, opens), ...lines.slice(closes + 1)];
  const wordsAround = countWords(around);
  if (wordsAround > MAX_AROUND || wordsAround >= countWords(inside)) return null;
  const code = inside.filter(({ text }) => CODE_LINE.test(text)).length;
  return code > inside.length * CODE_SHARE ? null : { opens, closes };
}

const labelOf = (line: Line | undefined): string => LABEL.exec(line?.text ?? '')?.[1]?.toLowerCase() ?? '';

/** Counts no further than it matters. */
function countWords(lines: readonly Line[]): number {
  let count = 0;
  for (const { text } of lines) {
    count += text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    if (count > MAX_AROUND * 2) break;
  }
  return count;
}
