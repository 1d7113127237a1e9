import { meetsAny, type ReadAnswer } from './document/document.ts';
import { fold } from './document/spelling.ts';
import type { TextSpan } from './extraction.ts';
import type { NamingInput, Namings } from './fusion/read-namings.ts';
import type { Verdict } from './recognizers/gazetteer/judge-names.ts';
import type { NameMatch } from './recognizers/gazetteer/match-names.ts';
import type { NameSource } from './recognizers/gazetteer/names.ts';

/** What each verdict on a place is worth as evidence, and what it says of the place. */
const VERDICTS = {
  certain: { score: 1, place: 'certain_place' },
  open: { score: 0.5, place: 'open_place' },
  source: { score: 0, place: 'source_of_a_statement' },
  absent: { score: 0, place: 'nothing_found' },
  other: { score: 0, place: 'another_meaning' },
} as const satisfies Record<Verdict, object>;

/** How a naming is written, and what its place says of it. */
type Reason =
  | (typeof VERDICTS)[Verdict]['place']
  | 'as_written'
  | 'variant'
  | 'site'
  | 'small_letters'
  | 'article_in_preposition'
  | 'shared_spelling'
  | 'everyday_word'
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

/** Every naming that was weighed, in the order of the answer; `isReported`: a model's report decides who is named. */
export function explainNamings(
  { answer, clean }: NamingInput,
  { companies, judged }: Namings,
  isReported: boolean,
): ExplainedSpan[] {
  const counted = companies.flatMap(({ matches }) => matches);
  const filled = counted
    .filter((match) => !judged.some((entry) => meetsAny(match, [entry.match])))
    .map((match) => ({ match, verdict: 'certain' as const }));
  const explained = [...judged, ...filled].map(({ match, verdict }): ExplainedSpan => {
    const { start, end } = match;
    const { name, source } = match.form.company;
    const { score, place } = VERDICTS[verdict];
    const counts = counted.some((one) => one.start === start && one.end === end);
    const why = [...reasonsOf(answer, match), place];
    if (isReported && !counts && score > 0) why.push('not_in_the_report');
    return {
      ...clean.restore({ start, end }),
      text: answer.raw.slice(start, end),
      name,
      score,
      source,
      why,
      counts,
    };
  });
  return explained.sort((a, b) => a.start - b.start);
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
