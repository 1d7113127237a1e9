import type { NamedCompany } from '../recognizers/gazetteer/name-form.ts';
import type { NameMatch } from '../recognizers/gazetteer/match-names.ts';
import type { Judged } from '../recognizers/gazetteer/context/judge-names.ts';
import type { ReadAnswer } from '../document/read-answer.ts';

const ADDRESS_SIGN = /[.@/]/u;
const HOST_ENDING = /^\.\p{Ll}/u;

/**
 * Whether the text bears out a company only the model reads. Its place must speak for a company as it would for a known
 * name; where it does not speak against one, the catalogue may. An everyday word the answer also writes small is that
 * word: "Documenti" beside "i documenti".
 */
export function isBorneOut({
  answer,
  company: { catalogued },
  namings,
}: {
  answer: ReadAnswer;
  company: NamedCompany;
  namings: readonly Judged[];
}): boolean {
  if (!catalogued && !namings.some(({ verdict }) => verdict === 'certain')) return false;
  return (
    namings.some(({ match }) => !match.common) ||
    !namings.some(({ match }) => isSmallElsewhere(answer, match))
  );
}

/** Whether the answer writes the name, a single word, without a capital as well; the host of an address is no word. */
export function isSmallElsewhere(
  { segments, visible }: ReadAnswer,
  { segment, first, last }: Pick<NameMatch, 'segment' | 'first' | 'last'>,
): boolean {
  const name = segment.words[first];
  if (name?.capital !== true || first !== last) return false;
  return segments.some(({ words }) =>
    words.some(
      ({ folded, capital, mixed, digits, start, end }) =>
        folded === name.folded &&
        !capital &&
        !mixed &&
        !digits &&
        !ADDRESS_SIGN.test(visible.charAt(start - 1)) &&
        !HOST_ENDING.test(visible.slice(end, end + 2)),
    ),
  );
}
