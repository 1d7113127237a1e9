import type { Language } from '../../../extraction.ts';
import { lexicons } from '../../../lexicon/index.ts';
import { kindAsWritten } from '../../../lexicon/word-kinds.ts';
import type { ReadSegment } from '../../../document/read-answer.ts';
import { fold } from '../../../document/text/fold.ts';
import { isSingleBlank } from '../../../document/text/gaps.ts';
import { isNameLike } from '../../../document/text/position.ts';
import type { Spelling } from '../../../document/text/spelling.ts';
import { flagOf } from '../../../document/text/spelling.ts';
import type { Word } from '../../../document/text/words.ts';
import { openingsOfList } from './listed-names.ts';
import { isJoiner } from '../../../lexicon/joiners.ts';
import type { WordRange } from '../read-heads.ts';
import type { RunPlace } from './run-place.ts';

const TAKES_RECIPIENT =
  /^(?:abbinat|affianc|affid|alternativ|appart|pertene|unid|vincul|appoggi|collegat|dedicat|grazie|inferior|intern|legat|oltre|pari$|prefer|ricorr|rispetto|rivolg|simil|superior|ugual|vendut)/u;
const MOST_CUE_WORDS = 3;
const PIN = '📍';
const PIN_REACH = 4;
const PIN_WORDS = 3;
const COMMA = ', ';
const LIST_END = /^(?:[,;.)]|\s(?:e|ed|y|and|o|or)\s)/u;

interface PlaceCues {
  phrases: ReadonlySet<string>;
  ends: (spelling: Spelling) => boolean;
}

function placeCuesOf(language: Language): PlaceCues {
  const phrases = lexicons[language].placeCues.map(fold);
  const lastWords = new Set(phrases.map((phrase) => phrase.split(' ').at(-1)));
  return { phrases: new Set(phrases), ends: flagOf(({ folded }) => lastWords.has(folded)) };
}

const placeCues = { it: placeCuesOf('it'), en: placeCuesOf('en'), es: placeCuesOf('es') };
const standsBefore = flagOf(({ folded }) => ['a', 'ad', 'in', 'en'].includes(folded));
const takesRecipient = flagOf(({ folded }) => TAKES_RECIPIENT.test(folded));

/** "near Ostuni and Monopoli", "in via Stalingrado", behind a pin: what stands before says that a place follows. */
export function isBehindPlaceCue({ answer, range, language }: RunPlace): boolean {
  const { segment, first } = range;
  if (first < PIN_WORDS && isBehindPin(answer.raw, segment.start)) return true;
  // PayPal, N26: no place is spelt so.
  if (segment.words.slice(first, range.last + 1).some(({ mixed }) => mixed)) return false;
  return openingsOfList(segment, first).some((opening) => endsPlaceCue(range, opening - 1, language));
}

const isBehindPin = (text: string, start: number): boolean =>
  text
    .slice(Math.max(0, start - PIN_REACH), start)
    .trimEnd()
    .endsWith(PIN);

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

/** "Prati, Tiburtina e Ostia": the neighbour in an enumeration is a place. "A Roma, Zorbano offre …" lists nothing. */
export function isBesidePlace({ answer, range, language }: RunPlace): boolean {
  const { segment, first, last } = range;
  const { words } = segment;
  const isPlace = (word: Word | undefined): boolean =>
    word !== undefined && isNameLike(word) && kindAsWritten(word, language) === 'place';
  const [before, opening, closing] = [words[first - 1], words[first], words[last]];
  if (opening === undefined || closing === undefined) return false;
  const next = words[last + 1];
  if (next !== undefined && isJoiner(next.spelling) && isPlace(words[last + 2])) return true;
  if (before === undefined) return false;
  const isListed = isJoiner(before.spelling)
    ? isPlace(words[first - 2])
    : opening.start - before.end === COMMA.length &&
      isPlace(before) &&
      answer.visible.startsWith(COMMA, before.end);
  return isListed && LIST_END.test(answer.visible.slice(closing.end, closing.end + 5));
}

/** "Giannino Stoppani a Bologna": whoever is in a town is a shop or a firm there. */
export function isLocated({ answer, range, language }: RunPlace): boolean {
  const { words } = range.segment;
  const end = words[range.last]?.end;
  const [link, town] = [words[range.last + 1], words[range.last + 2]];
  if (end === undefined || link === undefined || town === undefined || !isNameLike(town)) return false;
  if (!isSingleBlank(answer.visible, end, link.start)) return false;
  return standsBefore(link.spelling) && kindAsWritten(town, language) === 'place';
}
