import type { NamedCompany } from '../known-names/name-table.ts';
import type { Judged } from '../naming/judge-names.ts';
import type { ReadAnswer } from '../read-answer.ts';

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
    namings.some(({ match }) => !match.common) || !namings.some((naming) => isSmallElsewhere(answer, naming))
  );
}

function isSmallElsewhere({ segments }: ReadAnswer, { match: { segment, first, last } }: Judged): boolean {
  const name = segment.words[first];
  if (name === undefined || first !== last) return false;
  return segments.some(({ words }) =>
    words.some(
      ({ folded, capital, mixed, digits }) => folded === name.folded && !capital && !mixed && !digits,
    ),
  );
}
