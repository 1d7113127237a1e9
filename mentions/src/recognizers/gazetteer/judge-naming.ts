import {
  type ReadAnswer,
  boldWithin,
  isBold,
  isNameLike,
  isTitleCase,
  opensSentence,
} from '../../document/document.ts';
import { fold, opensInCapitals } from '../../document/spelling.ts';
import { isBlankAndMarkup, isSingleBlank, joinsName } from '../../document/words.ts';
import type { Language } from '../../extraction.ts';
import { lexicons, eachLanguage, wordList, wordsByLanguage } from '../../lexicon/index.ts';
import { type WordKind, isProductWord, isSubjectVerb, kindOfWord } from '../../lexicon/word-kinds.ts';
import { isAddress, isNamedAsSource, opensProduct, speaksOfItself } from './context.ts';
import type { NameMatch } from './match-names.ts';
import type { Part } from '../structural/parts.ts';
import { isDigits } from '../../document/signs.ts';

/**
 * `certain`: this is the company. `open`: counts when the answer names the company certainly elsewhere.
 * `absent`: named to say that nothing was found about it.
 * `source`: named only as where a statement comes from. `other`: the word means something else.
 */
export type Verdict = 'certain' | 'open' | 'absent' | 'source' | 'other';

interface Judging {
  answer: ReadAnswer;
  match: NameMatch;
  language: Language;
  /** The piece of a head that holds the match. */
  part: Part | null;
  /** The verdict on the match right before, when it touches this one. */
  afterCompany: boolean;
}

// A capital in the sentence is no sign of a company for what always has one.
const WEAK_KINDS: ReadonlySet<WordKind> = new Set(['place', 'demonym', 'person', 'term']);
const INDEFINITE = wordsByLanguage('indefinites');
const choosesIn = eachLanguage(
  (language) => new Set(lexicons[language].choiceCues.map((cue) => fold(cue).split(' ').at(-1) ?? '')),
);
const terms = wordList('terms');
const RELATIVE = wordList('relatives');
const MIN_LOUD = 3;
const MODEL_COLUMN = -1.5;

/** Whether a known name at this place really names the company. The rules are documented in docs/reading-answers.md. */
export function judgeNaming(judging: Judging): Verdict {
  const { answer, match } = judging;
  if (isNamedAsSource({ answer, segment: match.segment, first: match.first })) return 'source';
  if (speaksOfItself(answer, match) || isAddress(answer, match)) return 'other';
  if (match.asDomain) return 'certain';
  return match.common ? judgeCommonName(judging) : judgeOwnName(judging);
}

/** A name that is no everyday word is the company, unless the capitals around it make it another one's name. */
function judgeOwnName(judging: Judging): Verdict {
  const { match, afterCompany } = judging;
  const { company } = match.form;
  if (afterCompany && company.source !== 'answer') return 'open';
  if (match.first < match.last) return 'certain';
  if (isModelCell(judging) || isUnit(judging)) return 'open';
  if (company.catalogued) return extendsLeft(judging) ? 'open' : 'certain';
  return isPartOfLongerName(judging) ? 'open' : 'certain';
}

/** "3 Tesla": a number makes a unit of it. */
function isUnit({ answer, match }: Judging): boolean {
  const before = match.segment.words[match.first - 1];
  if (before === undefined || !isDigits(before.folded)) return false;
  return isSingleBlank(answer.visible, before.end, match.start);
}

/** A cell in a column of models or features, beside the column of brands. */
function isModelCell({ match, part }: Judging): boolean {
  if (part?.segment.kind !== 'cell' || part.siblings > MODEL_COLUMN) return false;
  return part.first === match.first && part.last === match.last;
}

/** "Alpha" in "Alpha Test": another capitalised word follows that is no product word, place or number. */
function isPartOfLongerName({ answer, match: { segment, last, form }, match }: Judging): boolean {
  const [word, next] = [segment.words[last], segment.words[last + 1]];
  if (word === undefined || next === undefined || form.company.source === 'answer') return false;
  return joinsName(answer.visible, word.end, next.start) && isNameLike(next) && !namesProduct(answer, match);
}

/** Whether a product word, a size or a model number follows among the capitalised words behind the name. */
function namesProduct(answer: ReadAnswer, { segment, last }: NameMatch): boolean {
  for (let index = last + 1; index < segment.words.length; index++) {
    const word = segment.words[index];
    const before = segment.words[index - 1];
    if (word === undefined || before === undefined) break;
    if (!joinsName(answer.visible, before.end, word.start) || !(isNameLike(word) || word.digits)) break;
    if (isProductWord(segment, index)) return true;
  }
  return false;
}

function judgeCommonName(judging: Judging): Verdict {
  const { answer, match, language, part, afterCompany } = judging;
  const { segment, first } = match;
  if (afterCompany) return 'other';
  if (part !== null && fillsPart(match, part)) {
    if (part.isAccepted || isBrandHeading(match, part)) return 'certain';
  }
  if (isSetInBold(judging)) return 'certain';
  if (!isWrittenLikeName(judging)) return 'other';
  if (hasIndefiniteArticle(judging)) return 'other';
  if (isChosen(judging) || isSubjectOfVerb(judging)) return 'certain';
  if (part?.role === 'head' && part.weight < 0) return 'open';
  if (isTamed(judging) || isLouder(judging)) return 'open';
  if (extendsLeft(judging)) return 'other';
  if (extendsRight(judging)) return 'open';
  if (opensSentence(answer, segment, first) || isTitleCase(segment)) {
    return kindOfWord(match.form.words[0] ?? '', language) === 'function' ? 'other' : 'open';
  }
  const isWeak = match.form.key.length < 3 || WEAK_KINDS.has(kindOfWord(match.form.words[0] ?? '', language));
  return isWeak && !isOwnCapitals(judging) ? 'open' : 'certain';
}

/** "Tra i migliori c’è **Girandola**": the user's brand, alone in bold and with its capital inside a sentence. */
function isSetInBold({ answer, match }: Judging): boolean {
  const { segment, first, form } = match;
  const [run] = boldWithin(answer, match);
  if (form.company.source !== 'brand' || run === undefined) return false;
  const isWhole = answer.visible.slice(run.start, run.end).trim().length <= match.end - match.start;
  return isWhole && !opensSentence(answer, segment, first);
}

/** "Io sceglierei Monday", "go with On": what a word of choice points to, unless it is another's product. */
function isChosen(judging: Judging): boolean {
  const { match, language } = judging;
  const before = match.segment.words[match.first - 1];
  if (before === undefined || !choosesIn[language].has(before.folded)) return false;
  const { company, words } = match.form;
  if (company.source === 'catalogue' || extendsRight(judging)) return false;
  // "The best option for Singapore": where, not whom.
  return company.source === 'brand' || !words.every((word) => kindOfWord(word, language) === 'place');
}

/** "Mela costa meno", "Mint, which closed": a noun without its article before a verb. Adverbs ("Prima conviene …") stand there, too. */
function isSubjectOfVerb({ answer, match, language }: Judging): boolean {
  const { segment, last, end, form } = match;
  const next = segment.words[last + 1];
  if (next === undefined || form.company.source === 'catalogue') return false;
  const gap = answer.visible.slice(end, next.start);
  const isBeforeVerb =
    isSubjectVerb({ answer, word: next, language }) && isBlankAndMarkup(answer.visible, end, next.start);
  if (!isBeforeVerb && !(RELATIVE.has(next.folded) && gap.trimEnd() === ',')) return false;
  return form.words.some((word) => kindOfWord(word, language) !== 'function');
}

/** "### Blizzard" beside "### Nordica": a heading of the user's brand among headings of companies, whatever the others say. */
const isBrandHeading = (match: NameMatch, part: Part): boolean =>
  part.segment.kind === 'heading' && part.besideKnown && match.form.company.source === 'brand';

/** "MAC", "H&M", "HP" written in the company's own capitals, unless they mean something else (B&B). */
function isOwnCapitals({ answer, match }: Judging): boolean {
  const { form, start, end } = match;
  if (!/^[\p{Lu}\d&.+-]{2,}$/u.test(form.spelling)) return false;
  const isTerm = terms.has(form.key) && !(form.company.source === 'brand' && form.key.length > 2);
  return !isTerm && answer.raw.slice(start, end) === form.spelling;
}

/** "un B&B", "a square": one of a kind, not the one of that name. */
function hasIndefiniteArticle({ match, language }: Judging): boolean {
  const before = match.segment.words[match.first - 1];
  return before !== undefined && INDEFINITE[language].has(before.folded);
}

function isWrittenLikeName({ answer, match, part }: Judging): boolean {
  const head = match.segment.words[match.first];
  // "**nessun numero ideale**": a name in small letters is set in bold by itself.
  const isInPhrase = part?.role === 'bold' && part.first < match.first;
  if (head === undefined) return false;
  return isNameLike(head) || (match.form.startsLower && isBold(answer, match) && !isInPhrase);
}

/** "KEEN" for Keen: perhaps the brand's own way, perhaps only loud. */
function isLouder({ match }: Judging): boolean {
  const head = match.segment.words[match.first];
  return head?.allCapitals === true && !opensInCapitals(match.form.company.name, 2);
}

/** "Tap to Pay" for TAP: whoever writes itself in capitals is rarely meant without them. */
function isTamed({ match }: Judging): boolean {
  const head = match.segment.words[match.first];
  const { spelling } = match.form;
  return head?.allCapitals === false && opensInCapitals(spelling, Math.max(MIN_LOUD, spelling.length));
}

/** The name fills the piece, or all that follows says which product it is. */
const fillsPart = (match: NameMatch, part: Part): boolean =>
  match.first === part.first &&
  (match.last === part.last || isProductWord(match.segment, match.last + 1) || opensProduct(match));

function extendsLeft({ answer, match }: Judging): boolean {
  const before = match.segment.words[match.first - 1];
  const head = match.segment.words[match.first];
  if (before === undefined || head === undefined) return false;
  return (
    isNameLike(before) &&
    joinsName(answer.visible, before.end, head.start) &&
    !opensSentence(answer, match.segment, match.first - 1)
  );
}

/** Another capitalised word follows that is no product word, and none further on shows that a product is named. */
function extendsRight({ answer, match }: Judging): boolean {
  const last = match.segment.words[match.last];
  const next = match.segment.words[match.last + 1];
  if (last === undefined || next === undefined) return false;
  if (!isNameLike(next) || !joinsName(answer.visible, last.end, next.start)) return false;
  return !(opensProduct(match) && namesProduct(answer, match));
}
