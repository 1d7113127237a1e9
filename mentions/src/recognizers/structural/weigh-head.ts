import { isNameLike } from '../../document/document.ts';
import { withSingleBlanks } from '../../document/signs.ts';
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
const MANY_WORDS = 5;
const TOO_MANY_WORDS = 7;
const LONG = -0.5;
const TOO_LONG = -2;

/** What a head looks like, with the known name it holds, if any. */
export function lookOfHead(head: Stretch, match: NameMatch | null): Look {
  if (match?.common === false) return 'company';
  const [opening] = head.words;
  // "Dove", "Target": a user's brand may be called like a label.
  if (isLabel(head)) return match?.form.company.source === 'brand' ? 'known' : 'label';
  const isFigure = opening?.digits === true && !opening.mixed && isDigitCode(opening.folded.charCodeAt(0));
  if (isFigure || isPhrase(head, match !== null)) return 'phrase';
  const look = lookOf(head);
  return match === null || UNMISTAKABLE.has(look) ? look : 'known';
}

/** How much a head looks like a name by itself: above 0 rather yes, below 0 rather a label, a feature or a phrase. */
export function weighHead({ words, segment }: Stretch, look: Look): number {
  const own = WEIGHTS[look].head;
  if (look === 'company' || segment.kind === 'product' || words.length <= MANY_WORDS) return own;
  return own + (words.length > TOO_MANY_WORDS ? TOO_LONG : LONG);
}

/** What a name inside that is an everyday word as well changes nothing about. */
const UNMISTAKABLE: ReadonlySet<Look> = new Set(['phrase', 'mixed', 'unknown', 'unknownSmall']);

function isLabel(head: Stretch): boolean {
  const { words } = head;
  const [first] = words;
  if (first === undefined || words.length > MANY_WORDS || !opensLabel(first.spelling)) return false;
  const phrase = withSingleBlanks(fold(head.text)).trim();
  return attributeTitles.has(phrase) || attributeColumns.has(phrase);
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
