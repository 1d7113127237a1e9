import { type At, meetsAny, type ReadAnswer } from './document/document.ts';
import type { CleanText } from './document/markup.ts';
import { fold } from './document/spelling.ts';
import type { TextSpan } from './extraction.ts';
import type { Namings } from './fusion/read-namings.ts';
import type { Verdict } from './recognizers/gazetteer/judge-names.ts';
import type { NameMatch } from './recognizers/gazetteer/match-names.ts';
import type { NameSource } from './recognizers/gazetteer/names.ts';

/** How a naming is written, and what its place says of it. */
type Reason =
  | 'as_written'
  | 'variant'
  | 'site'
  | 'small_letters'
  | 'article_in_preposition'
  | 'shared_spelling'
  | 'everyday_word'
  | 'certain_place'
  | 'open_place'
  | 'nothing_found'
  | 'source_of_a_statement'
  | 'another_meaning'
  | 'not_in_the_report'
  | 'structure_of_the_answer';

/** A stretch of the answer that was weighed as a naming, counted or not. */
export interface ExplainedSpan extends TextSpan {
  /** As the answer writes it. */
  text: string;
  name: string;
  /** 1 for a naming that stands by itself, less where others must bear it, 0 where another thing is meant. */
  score: number;
  source: NameSource;
  why: Reason[];
  counts: boolean;
}

const SCORE: Readonly<Record<Verdict, number>> = { certain: 1, open: 0.5, source: 0, absent: 0, other: 0 };
const PLACE: Readonly<Record<Verdict, Reason>> = {
  certain: 'certain_place',
  open: 'open_place',
  source: 'source_of_a_statement',
  absent: 'nothing_found',
  other: 'another_meaning',
};

/** Every naming that was weighed, in the order of the answer. */
export function explainNamings({
  answer,
  clean,
  namings: { companies, judged },
  isReported,
}: At<'answer'> & {
  clean: CleanText;
  namings: Namings;
  /** A model's report decides who is named. */
  isReported: boolean;
}): ExplainedSpan[] {
  const counted = companies.flatMap(({ matches }) => matches);
  const filled = counted
    .filter((match) => !judged.some((entry) => meetsAny(match, [entry.match])))
    .map((match) => ({ match, verdict: 'certain' as const }));
  return [...judged, ...filled]
    .map(({ match, verdict }) => {
      const counts = counted.some((one) => one.start === match.start && one.end === match.end);
      const isUnreported = isReported && !counts && SCORE[verdict] > 0;
      return {
        ...clean.restore({ start: match.start, end: match.end }),
        text: answer.raw.slice(match.start, match.end),
        name: match.form.company.name,
        score: SCORE[verdict],
        source: match.form.company.source,
        why: [
          ...reasonsOf(answer, match),
          PLACE[verdict],
          ...(isUnreported ? ['not_in_the_report' as const] : []),
        ],
        counts,
      };
    })
    .toSorted((a, b) => a.start - b.start);
}

function reasonsOf({ raw }: ReadAnswer, match: NameMatch): Reason[] {
  const { form, start, end, asDomain, isSmall, common } = match;
  const written = raw.slice(start, end);
  const reasons: Reason[] = [];
  if (form.company.source === 'answer') reasons.push('structure_of_the_answer');
  if (asDomain) reasons.push('site');
  else if (isSmall) reasons.push('small_letters');
  else if (form.needsPreposition) reasons.push('article_in_preposition');
  else reasons.push(fold(written) === fold(form.company.name) ? 'as_written' : 'variant');
  if (form.rivals.length > 0) reasons.push('shared_spelling');
  if (common) reasons.push('everyday_word');
  return reasons;
}
