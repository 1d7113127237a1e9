import type { At } from '../place.ts';
import { isBlankAndMarkup } from '../../../document/text/gaps.ts';
import { flagOf } from '../../../document/text/spelling.ts';
import { isSubjectVerb } from '../../../lexicon/verbs.ts';

const COMPANY_REACH = 40;
const COMPANY_BEHIND =
  /^(?:,?\s(?:(?:con )?sede (?:a|in|en)|based in|headquartered in|founded in|fondat[ao] (?:a|da|nel)|nat[ao] (?:a|nel)|fundad[ao] (?:en|por)|(?:comprat|acquisit|acquistat|rilevat|controllat)[ao] d[ai]|(?:acquired|bought|owned) by|(?:adquirid|comprad)[ao] por)|(?:,\s|\s\()(?:una?|an?|la|the)?\s?(?:azienda|società|startup|start-up|agenzia|impresa|company|agency|firm|empresa|agencia|(?:(?:oggi|ora|now|ahora) )?part[e]? (?:di|del|dell['’]|of|de)|marchio (?:di|del)|marca de|subsidiary of))(?!\p{L})/u;
const DESCRIPTION_OPENING =
  /^(?:acqui|adquirid|bought|compra|controllat|marc|marchio|now$|oggi$|ora$|ahora$|owned|part|rilevat|subsidiary|con|sede|based|headquartered|founded|fondat|nat[ao]$|fundad|una?$|an?$|la$|the$|azienda|societa|start|agenzia|impresa|company|agency|firm|empresa|agencia)/u;

const RELATIVE = /^(?:che|which|whose|que|cuy[ao]s?)$/u;
const opensDescription = flagOf(({ folded }) => DESCRIPTION_OPENING.test(folded));
const opensRelative = flagOf(({ folded }) => RELATIVE.test(folded));

/** "Novicell (con sede a …", "Granola doesn’t …": a bare noun before a verb or a bracket is a name; others have an article. */
export function isBareSubject({ answer, range, language }: At<'answer' | 'range' | 'language'>): boolean {
  const { segment, last } = range;
  const word = segment.words[last];
  const next = segment.words[last + 1];
  if (word === undefined || next === undefined) return false;
  if (answer.visible.startsWith(' (', word.end)) return true;
  return (
    isBlankAndMarkup(answer.visible, word.end, next.start) && isSubjectVerb({ answer, word: next, language })
  );
}

/** "Tricount, che divide le spese", "Mint, which closed": a relative clause behind a noun without an article. */
export function hasRelativeClause({ answer, range }: At<'answer' | 'range'>): boolean {
  const end = range.segment.words[range.last]?.end;
  const next = range.segment.words[range.last + 1];
  if (end === undefined || next === undefined || !opensRelative(next.spelling)) return false;
  return answer.visible.slice(end, next.start).trimEnd() === ',';
}

/** "Salento Dolce Vita, based in Lecce", "Landoor, società di traduzioni": what stands behind says that it is a company. */
export function isDescribedAsCompany({ answer, range }: At<'answer' | 'range'>): boolean {
  const end = range.segment.words[range.last]?.end;
  if (end === undefined) return false;
  const next = range.segment.words[range.last + 1];
  const mayBe = next !== undefined && opensDescription(next.spelling);
  return mayBe && COMPANY_BEHIND.test(answer.visible.slice(end, end + COMPANY_REACH));
}
