import { isNameLike } from '../../document/document.ts';
import { opensWithSign, withSingleBlanks } from '../../document/signs.ts';
import { flagOf, fold, isDigitCode } from '../../document/spelling.ts';
import { readNameWords } from '../../document/words.ts';
import { allPhrases, isIn } from '../../lexicon/index.ts';
import { isDomainEnding } from '../../linking/identity.ts';
import type { NameMatch } from '../gazetteer/match-names.ts';
import { type Look, WEIGHTS, lookOf } from './look-of-words.ts';
import type { Stretch } from './stretch.ts';

const attributeTitles = allPhrases('attributeTitles');
const attributeColumns = allPhrases('attributeColumns');
const labelOpenings = new Set(
  [...attributeTitles, ...attributeColumns].map((text) => readNameWords(text)[0]?.folded),
);
const opensLabel = flagOf(({ folded }) => labelOpenings.has(folded));
const isInner = isIn('innerWords');
const LABEL_REACH = 6;
const MANY_WORDS = 5;
const TOO_MANY_WORDS = 7;

const HEAD = { known: 2, attribute: -3, figure: -2, tooLong: -2, long: -0.5 } as const;

/** What a part of a head weighs by itself. */
export interface WeighedHead {
  weight: number;
  /** Whether it is a name where names are listed: everyday words in capitals, a long name with a trade. */
  namesIfListed: boolean;
}

const weighs = (weight: number): WeighedHead => ({ weight, namesIfListed: false });

/** How much a head looks like a name by itself: above 0 rather yes, below 0 rather a label, a feature or a phrase. */
export function weighHead(head: Stretch, match: NameMatch | null): WeighedHead {
  const { words, segment, first } = head;
  const isKnown = match?.common === false;
  if (isLabel(head)) return weighs(isKnown ? HEAD.known : weighLabel(head, match));
  if (isKnown) return weighs(match.first === first ? HEAD.known : HEAD.known / 2);
  const [opening] = words;
  if (opening?.digits === true && !opening.mixed && isDigitCode(opening.folded.charCodeAt(0)))
    return weighs(HEAD.figure);
  const length = segment.kind === 'product' ? 0 : penaltyOfLength(words.length);
  const look = isPhrase(head, match !== null) ? 'phrase' : lookOf(head);
  const seen = match === null || UNMISTAKABLE.has(look) ? look : 'known';
  return {
    weight: WEIGHTS[seen].head + length,
    namesIfListed: length === 0 ? seen === 'capitals' : seen === 'trade' && length === HEAD.long,
  };
}

/** What a name inside that is an everyday word as well changes nothing about. */
const UNMISTAKABLE: ReadonlySet<Look> = new Set(['phrase', 'mixed', 'unknown', 'unknowns', 'unknownSmall']);

function isLabel({ words: [first], words, text }: Stretch): boolean {
  if (first === undefined || words.length > MANY_WORDS || !opensLabel(first.spelling)) return false;
  const phrase = withSingleBlanks(fold(text)).trim();
  return attributeTitles.has(phrase) || attributeColumns.has(phrase);
}

/** "Dove", "Target": labels that a company is called like, in a list of names and without the colon of a label. */
function weighLabel({ answer, end }: Stretch, match: NameMatch | null): number {
  const isColon = opensWithSign(answer.visible.slice(end, end + LABEL_REACH), ':');
  return match?.form.company.source === 'brand' && !isColon ? WEIGHTS.known.head : HEAD.attribute;
}

function penaltyOfLength(length: number): number {
  if (length > TOO_MANY_WORDS) return HEAD.tooLong;
  return length > MANY_WORDS ? HEAD.long : 0;
}

/** `normalmap-generator`, `PBR-Express`: one word made of several. */
const isCompound = (text: string): boolean => !text.includes(' ') && /^[^\s/]+[-_][^\s/]+$/u.test(text);

/** Small words that are no name: all of them in a dictionary, or one behind the first ("Slip resistance"). */
function isPhrase(head: Stretch, isMatch: boolean): boolean {
  const { words, text } = head;
  const [first] = words;
  if (first === undefined) return true;
  if (isCompound(text)) return false;
  return (!(isMatch && isNameLike(first)) && isSmallEveryday(head)) || hasLooseWord(head);
}

/** Words without any capital are a name only when one of them is in no dictionary (illy, vtenext). */
function isSmallEveryday({ words: [first, ...rest], kinds }: Stretch): boolean {
  if (kinds.every((kind) => kind === 'function')) return true;
  if (first === undefined || isNameLike(first) || first.digits) return false;
  return kinds[0] !== 'unknown' || (rest.length > 0 && !rest.some(isNameLike));
}

/** "Slip resistance": a small everyday word behind the first makes a phrase, not a name. */
function hasLooseWord({ answer, words, kinds }: Stretch): boolean {
  const [first] = words;
  return words.some((word, index) => {
    const before = words[index - 1];
    if (before === undefined || isNameLike(word) || word.digits || isInner(word.spelling)) return false;
    const isEnding = word.start - before.end === 1 && isDomainEnding(word.folded);
    const isHyphened = answer.visible[word.start - 1] === '-' || (first !== undefined && !isNameLike(first));
    return !isEnding && !(isHyphened && kinds[index] === 'unknown');
  });
}
