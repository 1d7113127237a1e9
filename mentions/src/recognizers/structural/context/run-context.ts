import type { At, WordRange } from '../place.ts';
import { examplePairs, wordsOf } from '../../../lexicon/grammar.ts';
import { possessives, roles, tradeOpenings } from '../../../lexicon/index.ts';
import type { WordKind } from '../../../lexicon/word-kinds.ts';
import { kindAsWritten } from '../../../lexicon/word-kinds.ts';
import type { ReadSegment } from '../../../document/read-answer.ts';
import { opensSentence } from '../../../document/text/position.ts';
import type { Spelling } from '../../../document/text/spelling.ts';
import { flagIn, flagOf } from '../../../document/text/spelling.ts';
import { openingsOfList } from './listed-names.ts';

const EXAMPLE_LINKS = wordsOf('exampleLinks');
const TITLE_LINKS = wordsOf('titleLinks');
const PERSONAL: ReadonlySet<WordKind> = new Set(['person', 'unknown', 'generic']);
const MOST_CUE_WORDS = 3;
const endsPair = flagIn(new Set([...examplePairs].map((pair) => pair.split(' ')[1] ?? '')));
const opensExample = flagOf(({ folded }) => EXAMPLE_LINKS.has(folded));
const isPossessive = flagOf(({ folded }) => possessives.has(folded));
const linksTitle = flagOf(({ folded }) => TITLE_LINKS.has(folded));
const isRole = flagOf(({ folded }) => roles.has(folded));

/** "Comau con il suo Agile1500", "its Skypod": what somebody owns is his product. */
export function isOwned({ segment, first }: WordRange): boolean {
  const before = segment.words[first - 1];
  return before !== undefined && isPossessive(before.spelling);
}

/** "Servizio a Tutele Graduali", "Sistema di Interscambio": the end of a title, not a name of its own. */
export function endsTitle({ answer, range, language }: At<'answer' | 'range' | 'language'>): boolean {
  const { segment, first } = range;
  const link = segment.words[first - 1];
  const head = segment.words[first - 2];
  if (link === undefined || head === undefined || link.capital || !linksTitle(link.spelling)) return false;
  if (!head.capital || head.allCapitals || tradeOpenings.has(head.folded)) return false;
  if (opensSentence(answer, segment, first - 2)) return false;
  return ['generic', 'demonym', 'function'].includes(kindAsWritten(head, language));
}

/** "fondata da Anna Bertoldi e Carlo Neri", "founded by …", "dott. …": persons follow. */
export function isBehindPersonCue({ range, language }: At<'range' | 'language'>): boolean {
  const { segment, first, last } = range;
  if (last === first || last - first > 2) return false;
  const isPersonal = segment.words
    .slice(first, last + 1)
    .every((word) => !word.mixed && !word.allCapitals && PERSONAL.has(kindAsWritten(word, language)));
  return isPersonal && openingsOfList(segment, first, true).some((opening) => followsRole(segment, opening));
}

/** "Leo Lionni, Mario Ramos e Iela Mari": two words listed behind a first name and a surname are a person, too. */
export function isBesidePerson({ range, language }: At<'range' | 'language'>): boolean {
  const { segment, first, last } = range;
  if (last - first !== 1) return false;
  const [, ...openings] = openingsOfList(segment, first, true);
  return openings.some((opening) => {
    const [name, surname] = [segment.words[opening], segment.words[opening + 1]];
    return name !== undefined && surname?.capital === true && kindAsWritten(name, language) === 'person';
  });
}

function followsRole({ words }: ReadSegment, opening: number): boolean {
  for (let index = opening - 1; index >= Math.max(0, opening - MOST_CUE_WORDS); index--) {
    const word = words[index];
    if (word !== undefined && isRole(word.spelling)) return true;
  }
  return false;
}

/** The nouns the run is an example of: "fiere come Artistar Jewels e Vicenzaoro", "foams (e.g., Zorblite)". */
export function exampleNouns({ segment, first }: WordRange): readonly Spelling[] {
  return openingsOfList(segment, first, true).flatMap((opening) => {
    const length = exampleLink(segment, opening);
    const noun = length === 0 ? undefined : segment.words[opening - 1 - length];
    return noun === undefined ? [] : [noun.spelling];
  });
}

/** How many words before a list of examples announce it: "like", "e.g."; 0 for none. */
function exampleLink({ words }: ReadSegment, opening: number): number {
  const [first, second] = [words[opening - 2], words[opening - 1]];
  if (second === undefined) return 0;
  if (
    first !== undefined &&
    endsPair(second.spelling) &&
    examplePairs.has(`${first.folded} ${second.folded}`)
  )
    return 2;
  return opensExample(second.spelling) ? 1 : 0;
}
