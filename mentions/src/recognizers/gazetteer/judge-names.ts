import type { At, ReadAnswer, ReadSegment } from '../../document/document.ts';
import {
  boldWithin,
  fitsName,
  isBlankAndMarkup,
  isBold,
  isNameLike,
  isSingleBlank,
  isTitleCase,
  joinsName,
  opensSentence,
  textBetween,
} from '../../document/document.ts';
import { fold, isDigits, OPENS_VALUE, opensInCapitals } from '../../document/spelling.ts';
import type { TextSpan } from '../../extraction.ts';
import {
  allPhrases,
  eachLanguage,
  isIn,
  lexicons,
  pattern,
  toPhrases,
  wordList,
  wordsByLanguage,
} from '../../lexicon/index.ts';
import type { WordKind } from '../../lexicon/language.ts';
import { isProductWord, isSubjectVerb, kindOfWord, readAbsences } from '../../lexicon/language.ts';
import { isEnumeration, Stretch } from '../structural/candidates.ts';
import { type Part, partAround } from '../structural/parts.ts';
import type { NameMatch } from './match-names.ts';

/**
 * `certain`: this is the company. `open`: counts when the answer names the company certainly elsewhere.
 * `absent`: named to say that nothing was found about it.
 * `source`: named only as where a statement comes from. `other`: the word means something else.
 */
export type Verdict = 'certain' | 'open' | 'absent' | 'source' | 'other';

interface Judging {
  /** The words of the name with what stands around them. */
  name: Stretch;
  match: NameMatch;
  /** The piece of a head that holds the match. */
  part: Part | null;
  /** A company stands right before. */
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

/** A naming with what the rules say of it. */
export interface Judged {
  match: NameMatch;
  verdict: Verdict;
}

/** The names found in an answer and the parts of its heads, before they are judged. */
export interface NamesRead extends At<'answer' | 'language'> {
  matches: readonly NameMatch[];
  parts: ReadonlyMap<ReadSegment, readonly Part[]>;
}

/** Judges every naming of an answer, each with those around it. */
export function judgeNames({ answer, language, matches, parts }: NamesRead): Judged[] {
  const judged: Judged[] = [];
  let absences: readonly TextSpan[] = [];
  for (const match of matches) {
    const { segment, start, end } = match;
    const before = judged.at(-1);
    if (segment !== before?.match.segment) absences = readAbsences(answer, segment, language);
    const verdict = judgeNaming({
      name: new Stretch({ ...match, answer, language }),
      match,
      part: partAround(parts.get(segment) ?? [], match),
      afterCompany:
        before?.verdict === 'certain' &&
        before.match.segment === segment &&
        isSingleBlank(answer.visible, before.match.end, start),
    });
    // Only what stands beside a name can say that nothing was found about it.
    const isAbsent = verdict !== 'other' && absences.some((one) => start >= one.start && end <= one.end);
    judged.push({ match, verdict: isAbsent ? 'absent' : verdict });
  }
  promoteListed(answer, judged);
  return judged;
}

/** "Divi, Elementor": an everyday word listed beside a certain company is one, too. */
function promoteListed({ visible }: ReadAnswer, judged: Judged[]): void {
  judged.forEach((entry, index) => {
    if (entry.verdict !== 'open') return;
    const isListed = [judged[index - 1], judged[index + 1]].some(
      (other) =>
        other?.verdict === 'certain' &&
        other.match.segment === entry.match.segment &&
        isEnumeration(textBetween(visible, other.match, entry.match)),
    );
    if (isListed) entry.verdict = 'certain';
  });
}

/** Whether a known name at this place really names the company. The rules are documented in docs/reading-answers.md. */
function judgeNaming(judging: Judging): Verdict {
  const { name, match } = judging;
  if (isNamedAsSource(name)) return 'source';
  if (speaksOfItself(name.answer, match)) return 'other';
  if (match.asDomain) return 'certain';
  return match.common ? judgeCommonName(judging) : judgeOwnName(judging);
}

/** A name that is no everyday word is the company, unless the capitals around it make it another one's name. */
function judgeOwnName(judging: Judging): Verdict {
  const { name, match, afterCompany } = judging;
  const { company } = match.form;
  if (afterCompany && company.source !== 'answer') return 'open';
  if (match.first < match.last) return 'certain';
  if (isModelCell(judging) || isUnit(name)) return 'open';
  if (company.catalogued) return extendsLeft(name) ? 'open' : 'certain';
  // "Alpha" in "Alpha Test": another capitalised word follows that is no product word, place or number.
  return company.source !== 'answer' && extendsRight(name) && !namesProduct(name) ? 'open' : 'certain';
}

/** "3 Tesla": a number makes a unit of it. */
const isUnit = ({ answer, before, start }: Stretch): boolean =>
  before !== undefined && isDigits(before.folded) && isSingleBlank(answer.visible, before.end, start);

/** A cell in a column of models or features, beside the column of brands. */
function isModelCell({ match, part }: Judging): boolean {
  if (part?.segment.kind !== 'cell' || part.siblings > MODEL_COLUMN) return false;
  return part.first === match.first && part.last === match.last;
}

/** Whether a product word, a size or a model number follows among the capitalised words behind the name. */
function namesProduct({ answer, segment, last }: Stretch): boolean {
  for (let index = last + 1; index < segment.words.length; index++) {
    const word = segment.words[index];
    const before = segment.words[index - 1];
    if (word === undefined || before === undefined) break;
    if (!joinsName(answer.visible, before.end, word.start) || !fitsName(word)) break;
    if (isProductWord(segment, index)) return true;
  }
  return false;
}

function judgeCommonName(judging: Judging): Verdict {
  const { name, match, part, afterCompany } = judging;
  const { answer, segment, first, language } = name;
  if (afterCompany) return 'other';
  if (part !== null && fillsPart(match, part) && (part.isAccepted || isBrandHeading(match, part)))
    return 'certain';
  if (isSetInBold(judging)) return 'certain';
  if (!isWrittenLikeName(judging) || hasIndefiniteArticle(name)) return 'other';
  if (isChosen(judging) || isSubjectOfVerb(judging)) return 'certain';
  if ((part?.role === 'head' && part.weight < 0) || isTamed(judging) || isLouder(judging)) return 'open';
  if (extendsLeft(name)) return 'other';
  if (extendsRight(name) && !(opensProduct(match) && namesProduct(name))) return 'open';
  const kind = kindOfWord(match.form.words[0] ?? '', language);
  if (opensSentence(answer, segment, first) || isTitleCase(segment))
    return kind === 'function' ? 'other' : 'open';
  const isWeak = match.form.key.length < 3 || WEAK_KINDS.has(kind);
  return isWeak && !isOwnCapitals(judging) ? 'open' : 'certain';
}

/** "Tra i migliori c’è **Girandola**": the user's brand, alone in bold and with its capital inside a sentence. */
function isSetInBold({ name: { answer, segment, first }, match }: Judging): boolean {
  const [run] = boldWithin(answer, match);
  if (match.form.company.source !== 'brand' || run === undefined) return false;
  const isWhole = answer.visible.slice(run.start, run.end).trim().length <= match.end - match.start;
  return isWhole && !opensSentence(answer, segment, first);
}

/** "Io sceglierei Monday", "go with On": what a word of choice points to, unless it is another's product. */
function isChosen({ name, match: { form } }: Judging): boolean {
  const { before, language } = name;
  if (before === undefined || !choosesIn[language].has(before.folded)) return false;
  if (form.company.source === 'catalogue' || extendsRight(name)) return false;
  // "The best option for Singapore": where, not whom.
  return (
    form.company.source === 'brand' || !form.words.every((word) => kindOfWord(word, language) === 'place')
  );
}

/** "Mela costa meno", "Mint, which closed": a noun without its article before a verb. Adverbs ("Prima conviene …") stand there, too. */
function isSubjectOfVerb({ name, match: { form } }: Judging): boolean {
  const { answer, language, end, next, gap } = name;
  if (next === undefined || form.company.source === 'catalogue') return false;
  const isBeforeVerb =
    isSubjectVerb(answer, next, language) && isBlankAndMarkup(answer.visible, end, next.start);
  if (!isBeforeVerb && !(RELATIVE.has(next.folded) && gap.trimEnd() === ',')) return false;
  return form.words.some((word) => kindOfWord(word, language) !== 'function');
}

/** "### Blizzard" beside "### Nordica": a heading of the user's brand among headings of companies, whatever the others say. */
const isBrandHeading = (match: NameMatch, part: Part): boolean =>
  part.segment.kind === 'heading' && part.besideKnown && match.form.company.source === 'brand';

/** "MAC", "H&M", "HP" written in the company's own capitals, unless they mean something else (B&B). */
function isOwnCapitals({ name: { answer }, match: { form, start, end } }: Judging): boolean {
  if (!/^[\p{Lu}\d&.+-]{2,}$/u.test(form.spelling)) return false;
  const isTerm = terms.has(form.key) && !(form.company.source === 'brand' && form.key.length > 2);
  return !isTerm && answer.raw.slice(start, end) === form.spelling;
}

/** "un B&B", "a square": one of a kind, not the one of that name. */
const hasIndefiniteArticle = ({ before, language }: Stretch): boolean =>
  before !== undefined && INDEFINITE[language].has(before.folded);

function isWrittenLikeName({ name, match, part }: Judging): boolean {
  const [head] = name.words;
  // "**nessun numero ideale**": a name in small letters is set in bold by itself.
  const isInPhrase = part?.role === 'bold' && part.first < match.first;
  if (head === undefined) return false;
  return isNameLike(head) || (match.form.startsLower && isBold(name.answer, match) && !isInPhrase);
}

/** "KEEN" for Keen: perhaps the brand's own way, perhaps only loud. */
const isLouder = ({ name, match }: Judging): boolean =>
  name.words[0]?.allCapitals === true && !opensInCapitals(match.form.company.name, 2);

/** "Tap to Pay" for TAP: whoever writes itself in capitals is rarely meant without them. */
const isTamed = ({ name, match: { form } }: Judging): boolean =>
  name.words[0]?.allCapitals === false &&
  opensInCapitals(form.spelling, Math.max(MIN_LOUD, form.spelling.length));

const plainWords = wordList('plainWords');

/** "Stripe Payment Links": an everyday word the catalogue knows opens its product's name, unless it is too plain ("Open Farm"). */
export function opensProduct({ form }: NameMatch): boolean {
  return form.company.catalogued && form.words.length === 1 && !plainWords.has(form.words[0] ?? '');
}

/** The name fills the piece, or all that follows says which product it is. */
const fillsPart = (match: NameMatch, part: Part): boolean =>
  match.first === part.first &&
  (match.last === part.last || isProductWord(match.segment, match.last + 1) || opensProduct(match));

/** Another capitalised word stands before it, inside the sentence. */
const extendsLeft = ({ answer, segment, first, start, before }: Stretch): boolean =>
  before !== undefined &&
  isNameLike(before) &&
  joinsName(answer.visible, before.end, start) &&
  !opensSentence(answer, segment, first - 1);

/** Another capitalised word follows. */
const extendsRight = ({ answer, end, next }: Stretch): boolean =>
  next !== undefined && isNameLike(next) && joinsName(answer.visible, end, next.start);

const sourceCues = toPhrases(allPhrases('sourceCues'));
const standsBetween = isIn('definiteArticles', 'indefiniteArticles', 'contractedArticles', 'sourceLinks');

/** Whether the name is quoted as a source: "secondo Altroconsumo", "according to Wirecutter", "(fonte: G2)". */
function isNamedAsSource({ answer, segment, first }: Stretch): boolean {
  const { words } = segment;
  const [article, name] = [words[first - 1], words[first]];
  const behind = article !== undefined && standsBetween(article.spelling) ? first - 1 : first;
  const cueEnd = words[behind - 1];
  const length = sourceCues.lengthBefore(words, behind);
  if (length === 0 || cueEnd === undefined || name === undefined) return false;
  // "open source" is no source.
  if (words[behind - length - 1]?.folded === 'open') return false;
  return behind < first || OPENS_VALUE.test(answer.visible.slice(cueEnd.end, name.start));
}

const SELF = pattern(
  'iu',
)`\b${'selfOpenings'}\s(?:\p{L}+\s){0,4}(?:${'assistantStems'}\p{L}*|${'assistantWords'})\b[^.]{0,40}$`;
const SELF_REACH = 80;

/** "As an AI model made by …": the engine speaks of itself. */
const speaksOfItself = ({ visible }: ReadAnswer, { segment, start }: NameMatch): boolean =>
  SELF.test(visible.slice(Math.max(segment.start, start - SELF_REACH), start));
