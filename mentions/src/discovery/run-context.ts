import type { Language } from '../extraction.ts';
import { lexicons, possessives, roles, tradeOpenings } from '../lexicon/index.ts';
import type { WordKind } from '../lexicon/word-kinds.ts';
import { kindAsWritten } from '../lexicon/word-kinds.ts';
import type { ReadAnswer, ReadSegment } from '../read-answer.ts';
import { fold } from '../text/fold.ts';
import { isBlankAndMarkup, isSingleBlank } from '../text/gaps.ts';
import { isNameLike, opensSentence } from '../text/position.ts';
import { isSubjectVerb } from '../text/verbs.ts';
import type { Spelling } from '../text/spelling.ts';
import { factOf } from '../text/spelling.ts';
import type { Word } from '../text/words.ts';
import type { WordRange } from './read-heads.ts';

const JOINERS = new Set('e ed o and or y u'.split(' '));
const TITLE_LINKS = new Set(
  'a al alla ai di de del della dei delle degli of for per como come de la'.split(' '),
);
const TAKES_RECIPIENT =
  /^(?:abbinat|affianc|affid|alternativ|appart|pertene|unid|vincul|appoggi|collegat|dedicat|grazie|inferior|intern|legat|oltre|pari$|prefer|ricorr|rispetto|rivolg|simil|superior|ugual|vendut)/u;
const PERSONAL: ReadonlySet<WordKind> = new Set(['person', 'unknown', 'generic']);
const MOST_CUE_WORDS = 3;
const PIN = /📍\s*$/u;
const PIN_REACH = 4;
const PIN_WORDS = 3;
const LONGEST_LIST = 4;
const COMPANY_REACH = 40;
const COMPANY_BEHIND =
  /^(?:,?\s(?:(?:con )?sede (?:a|in|en)|based in|headquartered in|founded in|fondat[ao] (?:a|da|nel)|nat[ao] (?:a|nel)|fundad[ao] (?:en|por)|(?:comprat|acquisit|acquistat|rilevat|controllat)[ao] d[ai]|(?:acquired|bought|owned) by|(?:adquirid|comprad)[ao] por)|(?:,\s|\s\()(?:una?|an?|la|the)?\s?(?:azienda|società|startup|start-up|agenzia|impresa|company|agency|firm|empresa|agencia|(?:(?:oggi|ora|now|ahora) )?part[e]? (?:di|del|dell['’]|of|de)|marchio (?:di|del)|marca de|subsidiary of))(?!\p{L})/u;

interface PlaceCues {
  phrases: ReadonlySet<string>;
  ends: (spelling: Spelling) => boolean;
}

function placeCuesOf(language: Language): PlaceCues {
  const phrases = lexicons[language].placeCues.map(fold);
  const lastWords = new Set(phrases.map((phrase) => phrase.split(' ').at(-1)));
  return { phrases: new Set(phrases), ends: factOf(({ folded }) => lastWords.has(folded)) };
}

const placeCues = { it: placeCuesOf('it'), en: placeCuesOf('en'), es: placeCuesOf('es') };
const opensDescription = factOf(({ folded }) => DESCRIPTION_OPENING.test(folded));
const articleOf = (words: string): ((spelling: Spelling) => boolean) => {
  const known = new Set(words.split(' '));
  return factOf(({ folded }) => known.has(folded));
};
const articles = {
  it: articleOf('il lo la l i gli le al allo alla ai agli alle nel nella nei nelle dallo dalla dal dai'),
  en: articleOf('the'),
  es: articleOf('el la los las al'),
};
const opensRelative = factOf(({ folded }) => RELATIVE.test(folded));
const standsBefore = factOf(({ folded }) => ['a', 'ad', 'in', 'en'].includes(folded));
const takesRecipient = factOf(({ folded }) => TAKES_RECIPIENT.test(folded));
const isJoiner = factOf(({ folded }) => JOINERS.has(folded));
const isPossessive = factOf(({ folded }) => possessives.has(folded));
const linksTitle = factOf(({ folded }) => TITLE_LINKS.has(folded));
const isRole = factOf(({ folded }) => roles.has(folded));

const DESCRIPTION_OPENING =
  /^(?:acqui|adquirid|bought|compra|controllat|marc|marchio|now$|oggi$|ora$|ahora$|owned|part|rilevat|subsidiary|con|sede|based|headquartered|founded|fondat|nat[ao]$|fundad|una?$|an?$|la$|the$|azienda|societa|start|agenzia|impresa|company|agency|firm|empresa|agencia)/u;

const RELATIVE = /^(?:che|which|whose|que|cuy[ao]s?)$/u;

interface Place {
  answer: ReadAnswer;
  range: WordRange;
  language: Language;
}

/** "near Ostuni and Monopoli", "in via Stalingrado", behind a pin: what stands before says that a place follows. */
export function isBehindPlaceCue({ answer, range, language }: Place): boolean {
  const { segment, first } = range;
  if (first < PIN_WORDS && PIN.test(answer.raw.slice(Math.max(0, segment.start - PIN_REACH), segment.start)))
    return true;
  // PayPal, N26: no place is spelt so.
  if (segment.words.slice(first, range.last + 1).some(({ mixed }) => mixed)) return false;
  return openingsOfList(segment, first).some((opening) => endsPlaceCue(range, opening - 1, language));
}

function endsPlaceCue({ segment }: WordRange, last: number, language: Language): boolean {
  const cue = segment.words[last];
  if (cue === undefined || !placeCues[language].ends(cue.spelling)) return false;
  let phrase = '';
  for (let index = last; index > last - MOST_CUE_WORDS && index >= 0; index--) {
    const word = segment.words[index]?.folded ?? '';
    phrase = phrase === '' ? word : `${word} ${phrase}`;
    if (placeCues[language].phrases.has(phrase)) return !isRecipient(segment, index);
  }
  return false;
}

/** "legata a BMW", "affidati a Zorbano": what is done to somebody is done to no place. */
function isRecipient({ words }: ReadSegment, cue: number): boolean {
  const before = words[cue - 1];
  const word = words[cue];
  return before !== undefined && word?.folded === 'a' && takesRecipient(before.spelling);
}

const LIST_END = /^(?:[,;.)]|\s(?:e|ed|y|and|o|or)\s)/u;

/** "Prati, Tiburtina e Ostia": the neighbour in an enumeration is a place. "A Roma, Zorbano offre …" lists nothing. */
export function isBesidePlace({ answer, range, language }: Place): boolean {
  const { segment, first, last } = range;
  const { words } = segment;
  const isPlace = (word: Word | undefined): boolean =>
    word !== undefined && isNameLike(word) && kindAsWritten(word, language) === 'place';
  const [before, opening, closing] = [words[first - 1], words[first], words[last]];
  if (opening === undefined || closing === undefined) return false;
  const next = words[last + 1];
  if (next !== undefined && isJoiner(next.spelling) && isPlace(words[last + 2])) return true;
  if (before === undefined || !LIST_END.test(answer.visible.slice(closing.end, closing.end + 5)))
    return false;
  if (isJoiner(before.spelling)) return isPlace(words[first - 2]);
  return answer.visible.slice(before.end, opening.start) === ', ' && isPlace(before);
}

/** "Giannino Stoppani a Bologna": whoever is in a town is a shop or a firm there. */
export function isLocated({ answer, range, language }: Place): boolean {
  const { words } = range.segment;
  const end = words[range.last]?.end;
  const [link, town] = [words[range.last + 1], words[range.last + 2]];
  if (end === undefined || link === undefined || town === undefined || !isNameLike(town)) return false;
  if (!isSingleBlank(answer.visible, end, link.start)) return false;
  return standsBefore(link.spelling) && kindAsWritten(town, language) === 'place';
}

/** "Comau con il suo Agile1500", "its Skypod": what somebody owns is his product. */
export function isOwned({ segment, first }: WordRange): boolean {
  const before = segment.words[first - 1];
  return before !== undefined && isPossessive(before.spelling);
}

/** "il Tacografo", "las Fallas", "the Great Barrier Reef": companies mostly go without an article. */
export function isBehindArticle({ range, language }: Pick<Place, 'range' | 'language'>): boolean {
  const before = range.segment.words[range.first - 1];
  return before !== undefined && !before.capital && articles[language](before.spelling);
}

/** "Servizio a Tutele Graduali", "Sistema di Interscambio": the end of a title, not a name of its own. */
export function endsTitle({ answer, range, language }: Place): boolean {
  const { segment, first } = range;
  const link = segment.words[first - 1];
  const head = segment.words[first - 2];
  if (link === undefined || head === undefined || link.capital || !linksTitle(link.spelling)) return false;
  if (!head.capital || head.allCapitals || tradeOpenings.has(head.folded)) return false;
  if (opensSentence(answer, segment, first - 2)) return false;
  return ['generic', 'demonym', 'function'].includes(kindAsWritten(head, language));
}

/** "fondata da Anna Bertoldi e Carlo Neri", "founded by …", "dott. …": persons follow. */
export function isBehindPersonCue({ range, language }: Pick<Place, 'range' | 'language'>): boolean {
  const { segment, first, last } = range;
  if (last === first || last - first > 2) return false;
  const isPersonal = segment.words
    .slice(first, last + 1)
    .every((word) => !word.mixed && !word.allCapitals && PERSONAL.has(kindAsWritten(word, language)));
  return isPersonal && openingsOfList(segment, first).some((opening) => followsRole(segment, opening));
}

function followsRole({ words }: ReadSegment, opening: number): boolean {
  for (let index = opening - 1; index >= Math.max(0, opening - MOST_CUE_WORDS); index--) {
    const word = words[index];
    if (word !== undefined && isRole(word.spelling)) return true;
  }
  return false;
}

/** Where the names begin that are listed before this one, itself included: "Anna Bertoldi e Carlo Neri". */
function openingsOfList({ words }: ReadSegment, first: number): number[] {
  const openings = [first];
  for (let opening = first; openings.length < LONGEST_LIST;) {
    const joiner = words[opening - 1];
    if (joiner === undefined || !isJoiner(joiner.spelling)) break;
    let before = opening - 2;
    while (before >= 0 && isNameLike(words[before] ?? joiner)) before--;
    if (before === opening - 2) break;
    opening = before + 1;
    openings.push(opening);
  }
  return openings;
}

/** "Novicell (con sede a …", "Granola doesn’t …": a bare noun before a verb or a bracket is a name; others have an article. */
export function isBareSubject({ answer, range, language }: Place): boolean {
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
export function hasRelativeClause({ answer, range }: Pick<Place, 'answer' | 'range'>): boolean {
  const end = range.segment.words[range.last]?.end;
  const next = range.segment.words[range.last + 1];
  if (end === undefined || next === undefined || !opensRelative(next.spelling)) return false;
  return answer.visible.slice(end, next.start).trimEnd() === ',';
}

/** "Salento Dolce Vita, based in Lecce", "Landoor, società di traduzioni": what stands behind says that it is a company. */
export function isDescribedAsCompany({ answer, range }: Pick<Place, 'answer' | 'range'>): boolean {
  const end = range.segment.words[range.last]?.end;
  if (end === undefined) return false;
  const next = range.segment.words[range.last + 1];
  const mayBe = next !== undefined && opensDescription(next.spelling);
  return mayBe && COMPANY_BEHIND.test(answer.visible.slice(end, end + COMPANY_REACH));
}
