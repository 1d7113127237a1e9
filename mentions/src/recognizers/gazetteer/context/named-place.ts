import type { ReadAnswer } from '../../../document/document.ts';
import { flagIn } from '../../../document/spelling.ts';
import { isSingleBlank } from '../../../document/words.ts';
import type { Language } from '../../../extraction.ts';
import { grammarWords, streetWords } from '../../../lexicon/index.ts';
import { type WordKind, kindOfWord } from '../../../lexicon/word-kinds.ts';
import type { NameMatch } from '../match-names.ts';

const isStreet = flagIn(streetWords);
const SEATS = grammarWords('seats');
const SEAT_LINKS = grammarWords('seatLinks');
const PLACE_KINDS: ReadonlySet<WordKind> = new Set(['place', 'demonym']);

/** "Piazza San Marco", "Via Tesla": a street. */
export function isAddress({ visible }: ReadAnswer, match: NameMatch): boolean {
  const before = match.segment.words[match.first - 1];
  if (before === undefined || !before.capital || !isStreet(before.spelling)) return false;
  return isSingleBlank(visible, before.end, match.start);
}

/** "RoomRaccoon, based in Breda": the town a company sits in, whoever else is called so. */
export function isSeat(match: NameMatch): boolean {
  const [seat, link] = [match.segment.words[match.first - 2], match.segment.words[match.first - 1]];
  if (seat === undefined || link === undefined || match.form.company.source !== 'catalogue') return false;
  return SEATS.has(seat.folded) && SEAT_LINKS.has(link.folded);
}

/** "The best option for Singapore": where, not whom. */
export const isPlaceName = ({ form }: NameMatch, language: Language): boolean =>
  form.words.every((word) => PLACE_KINDS.has(kindOfWord(word, language)));
