import type { CleanText } from '../document/clean-text.ts';
import type { ReadAnswer } from '../document/read-answer.ts';
import { fold } from '../document/text/fold.ts';
import { meetsAny } from '../document/text/within.ts';
import type { TextSpan } from '../extraction.ts';
import type { Verdict } from '../recognizers/gazetteer/context/judge-naming.ts';
import type { NameMatch } from '../recognizers/gazetteer/match-names.ts';
import type { NameSource } from '../recognizers/gazetteer/name-form.ts';
import type { Namings } from './read-namings.ts';

/** How a naming is written, and what its place says of it. */
export type Reason =
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

/** A stretch of the answer that was considered as a naming, counted or not. */
export interface ExplainedSpan extends TextSpan {
  /** As the answer writes it. */
  text: string;
  name: string;
  /** 1 for a naming that counts by itself, less where others must support it, 0 where something else is meant. */
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

/** Every considered naming, in the order of the answer. */
export function explainNamings({
  answer,
  clean,
  namings: { companies, judged },
}: {
  answer: ReadAnswer;
  clean: CleanText;
  namings: Namings;
}): ExplainedSpan[] {
  const counted = companies.flatMap(({ matches }) => matches);
  const filled = counted
    .filter((match) => !judged.some((entry) => meetsAny(match, [entry.match])))
    .map((match) => ({ match, verdict: 'certain' as const }));
  return [...judged, ...filled]
    .map(({ match, verdict }) => {
      const counts = counted.some((one) => one.start === match.start && one.end === match.end);
      const isUnreported = !counts && SCORE[verdict] > 0;
      return {
        start: clean.startOf(match.start),
        end: clean.endOf(match.end),
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
