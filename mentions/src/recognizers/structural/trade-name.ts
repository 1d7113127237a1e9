import { isNameLike } from '../../document/document.ts';
import { flagOf } from '../../document/spelling.ts';
import type { Word } from '../../document/words.ts';
import type { Language } from '../../extraction.ts';
import { titleOpenings, tradeClosings, tradeOpenings } from '../../lexicon/index.ts';
import { kindAsWritten } from '../../lexicon/word-kinds.ts';

const opensTrade = flagOf(({ folded }) => tradeOpenings.has(folded));
const opensTitle = flagOf(({ folded }) => titleOpenings.has(folded));
const closesTrade = flagOf(({ folded }) => tradeClosings.has(folded));

/**
 * Whether words say their trade as small businesses do: "Trattoria del Ponte", "Studio Bertola", "Hai Robotics".
 * What stands beside the trade must be more than a place ("Hotel Milano" may be any hotel there).
 */
export function isTradeName({ words, language }: { words: readonly Word[]; language: Language }): boolean {
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined || first === last) return false;
  if (!isNameLike(first) || !isNameLike(last)) return false;
  if (opensTrade(first.spelling))
    return isOwnName(words.slice(1), language) && !(opensTitle(first.spelling) && isOffice(words, language));
  return closesTrade(last.spelling) && isOwnName(words.slice(0, -1), language);
}

/** "Agenzia delle Entrate": an office says what it does in everyday words behind a link. */
const isOffice = ([, link, ...rest]: readonly Word[], language: Language): boolean =>
  link !== undefined &&
  !link.capital &&
  rest.every((word) => ['generic', 'function', 'place', 'demonym'].includes(kindAsWritten(word, language)));

/** "Birra Salento", "Hotel Milano": the trade and a place, a name where names are listed. */
export function isTradeAtPlace(words: readonly Word[]): boolean {
  const [first, ...rest] = words;
  return first !== undefined && opensTrade(first.spelling) && rest.length > 0 && words.every(isNameLike);
}

const isOwnName = (words: readonly Word[], language: Language): boolean =>
  words.some(
    (word) =>
      isNameLike(word) && !['place', 'demonym', 'term', 'function'].includes(kindAsWritten(word, language)),
  );
