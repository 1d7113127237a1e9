import type { At, ReadAnswer, ReadSegment } from '../../document/document.ts';
import { isSingleBlank } from '../../document/words.ts';
import type { Language, TextSpan } from '../../extraction.ts';
import { readAbsences } from './context.ts';
import { type Verdict, judgeNaming } from './judge-naming.ts';
import type { NameMatch } from './match-names.ts';
import { type Part, partAround } from '../structural/parts.ts';
import { isEnumeration } from '../structural/stretch.ts';

/** A naming with what the rules say of it. */
export interface Judged {
  match: NameMatch;
  verdict: Verdict;
}

/** The names found in an answer and the parts of its heads, before they are judged. */
export interface NamesRead {
  answer: ReadAnswer;
  language: Language;
  matches: readonly NameMatch[];
  parts: ReadonlyMap<ReadSegment, readonly Part[]>;
}

/** Judges every naming of an answer, each with those around it. */
export function judgeNames({ answer, language, matches, parts }: NamesRead): Judged[] {
  const judged: Judged[] = [];
  for (const match of matches) {
    const before = judged.at(-1);
    const verdict = judgeNaming({
      answer,
      match,
      language,
      part: partAround(parts.get(match.segment) ?? [], match),
      afterCompany: before !== undefined && touches(answer, before, match),
    });
    judged.push({ match, verdict });
  }
  promoteListed(answer, judged);
  markAbsent({ answer, language, judged });
  return judged;
}

/** "Divi, Elementor": an everyday word listed beside a certain company is one, too. */
function promoteListed({ visible }: ReadAnswer, judged: Judged[]): void {
  judged.forEach((entry, index) => {
    if (entry.verdict !== 'open') return;
    const isListed = [judged[index - 1], judged[index + 1]].some((other) => {
      if (other?.verdict !== 'certain' || other.match.segment !== entry.match.segment) return false;
      const [left, right] = other.match.start < entry.match.start ? [other, entry] : [entry, other];
      return isEnumeration(visible.slice(left.match.end, right.match.start));
    });
    if (isListed) entry.verdict = 'certain';
  });
}

/** Only what stands beside a name can say that nothing was found about it. */
function markAbsent({
  answer,
  language,
  judged,
}: At<'answer' | 'language'> & { judged: readonly Judged[] }): void {
  let segment: ReadSegment | null = null;
  let absences: readonly TextSpan[] = [];
  for (const entry of judged) {
    const { match } = entry;
    if (match.segment !== segment) {
      ({ segment } = match);
      absences = readAbsences({ answer, span: segment, language });
    }
    if (entry.verdict === 'other') continue;
    if (absences.some(({ start, end }) => match.start >= start && match.end <= end)) entry.verdict = 'absent';
  }
}

function touches({ visible }: ReadAnswer, before: Judged, match: NameMatch): boolean {
  return (
    before.verdict === 'certain' &&
    before.match.segment === match.segment &&
    isSingleBlank(visible, before.match.end, match.start)
  );
}
