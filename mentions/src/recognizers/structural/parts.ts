import type { At, ReadAnswer, ReadSegment, Word } from '../../document/document.ts';
import { firstIndex, isInTable, isNameLike, readNameWords } from '../../document/document.ts';
import { flagOf, fold, isDigitCode, splitAtBlanks, withSingleBlanks } from '../../document/spelling.ts';
import { allPhrases, isIn } from '../../lexicon/index.ts';
import { kindAsWritten } from '../../lexicon/language.ts';
import { isDomainEnding } from '../../linking/identity.ts';
import type { NameMatch } from '../gazetteer/match-names.ts';
import { type Head, readHeads, Stretch } from './candidates.ts';
import { type Look, lookOf, WEIGHTS } from './weights.ts';

const LABEL = -3;
const CLIP = 2;
const LISTED = 0.5;
// "**Remote** owns its entities": a noun set in bold and without an article before a verb.
const BOLD_SUBJECT = 0.6;
// "imprese di **traslochi** a Roma": small letters in bold inside a sentence stress a word.
const STRESSED = -0.6;
const MANY_WORDS = 5;
const LONG = -0.5;
const TOO_MANY_WORDS = 7;
const TOO_LONG = -2;
// A piece whose weight and siblings add up to this is a name; a phrase or a label never is.
const ACCEPTED = 0.45;
const MIN_OWN_WEIGHT = -1.2;

/** One name-sized part of a head, with the evidence for it being a name. */
export class Part extends Stretch {
  readonly role: Head['role'];
  /** A known name inside the piece, if any. */
  readonly match: NameMatch | null;
  readonly look: Look;
  /** How much it looks like a name by itself: above 0 rather yes, below 0 rather a label, a feature or a phrase. */
  weight: number;
  /** What its siblings (items of the list, cells of the column) say: the mean of their weights. */
  siblings = 0;
  /** Whether a sibling is a company that is no everyday word. */
  besideKnown = false;

  constructor(range: Stretch, role: Head['role'], matches: readonly NameMatch[]) {
    super(range);
    const inside = matches.filter((match) => match.first >= this.first && match.last <= this.last);
    this.role = role;
    this.match = inside.find(({ common }) => !common) ?? inside[0] ?? null;
    this.look = lookOfHead(this, this.match);
    this.weight = WEIGHTS[this.look].head;
    if (role === 'bold') this.weight += weighEmphasis(this, this.weight);
    const { length } = this.words;
    if (this.look !== 'company' && this.segment.kind !== 'product' && length > MANY_WORDS)
      this.weight += length > TOO_MANY_WORDS ? TOO_LONG : LONG;
  }

  get isAccepted(): boolean {
    return this.weight >= MIN_OWN_WEIGHT && this.weight + this.siblings >= ACCEPTED;
  }

  /** The evidence for a part that is not accepted by itself; other places may add to it. */
  get strength(): number {
    return this.weight < MIN_OWN_WEIGHT ? this.weight : (this.weight + this.siblings) / 2;
  }

  /** What it says of its siblings. */
  get vote(): number {
    return Math.max(-CLIP, Math.min(CLIP, this.weight));
  }

  get isKnown(): boolean {
    return this.match?.common === false;
  }
}

/** What a sentence says of the words it sets in bold. */
function weighEmphasis(range: Stretch, own: number): number {
  if (!range.words.some(isNameLike)) return own > 0 ? STRESSED : 0;
  return range.isBareSubject ? BOLD_SUBJECT : 0;
}

/** What a head looks like, with the known name it holds, if any. */
function lookOfHead(head: Stretch, match: NameMatch | null): Look {
  if (match?.common === false) return 'company';
  const [opening] = head.words;
  // "Dove", "Target": a user's brand may be called like a label.
  if (isLabel(head)) return match?.form.company.source === 'brand' ? 'known' : 'label';
  const isFigure = opening?.digits === true && !opening.mixed && isDigitCode(opening.folded.charCodeAt(0));
  if (isFigure || isPhrase(head, match !== null)) return 'phrase';
  const look = lookOf(head);
  return match === null || UNMISTAKABLE.has(look) ? look : 'known';
}

/** What a name inside that is an everyday word as well changes nothing about. */
const UNMISTAKABLE: ReadonlySet<Look> = new Set(['phrase', 'mixed', 'unknown', 'unknownSmall']);

const attributeColumns = allPhrases('attributeColumns');
const labels = new Set([...allPhrases('attributeTitles'), ...attributeColumns]);
const labelOpenings = new Set([...labels].map((text) => readNameWords(text)[0]?.folded));
const opensLabel = flagOf(({ folded }) => labelOpenings.has(folded));

const isLabel = ({ words: [first], text }: Stretch): boolean =>
  first !== undefined && opensLabel(first.spelling) && labels.has(withSingleBlanks(fold(text)).trim());

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

const isInner = isIn('innerWords');

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

/** All pieces of all heads of an answer, by segment, in reading order, weighed together with their siblings. */
export function readParts(
  { answer, language }: At<'answer' | 'language'>,
  matches: ReadonlyMap<ReadSegment, readonly NameMatch[]>,
): ReadonlyMap<ReadSegment, readonly Part[]> {
  const parts: Part[] = [];
  for (const segment of answer.segments) {
    const inside = matches.get(segment) ?? [];
    for (const { range, role } of readHeads({ answer, language, segment })) {
      const from = firstIndex(inside, ({ last }) => last >= range.first);
      const to = firstIndex(inside, ({ first }) => first > range.last);
      const own = inside.slice(from, to);
      parts.push(...splitNames(range, own).map((name) => new Part(name, role, own)));
    }
  }
  weighSiblings(parts, weighColumns(answer));
  return Map.groupBy(parts, ({ segment }) => segment);
}

/**
 * "Gimnasio", "Lattosio": above the first column a new name is a label.
 * "Tre Torri", "Acqua Chiara": in a column of companies, or with a town behind, everyday words in capitals are names.
 */
function weighSiblings(parts: readonly Part[], columnWeight: (segment: ReadSegment) => number): void {
  for (const part of parts) {
    const { kind, column } = part.segment;
    const isHeader = kind === 'header-cell' && part.match === null;
    const isExpected = kind === 'cell' && columnWeight(part.segment) > 0;
    if (isHeader && column === 0) part.weight = Math.min(part.weight, LABEL);
    else if (part.role === 'head' && part.look === 'capitals' && (isExpected || isLocated(part)))
      part.weight = LISTED;
  }
  // Values behind labels are apart from the labels.
  const groups = Map.groupBy(parts, ({ role, segment: { group } }) => `${role} ${String(group)}`);
  for (const group of groups.values()) {
    const total = group.reduce((sum, { vote }) => sum + vote, 0);
    const known = group.filter(({ isKnown }) => isKnown).length;
    for (const part of group) {
      const mean = group.length < 2 ? 0 : (total - part.vote) / (group.length - 1);
      part.siblings = part.segment.kind === 'cell' ? mean + columnWeight(part.segment) : mean;
      part.besideKnown = known > (part.isKnown ? 1 : 0);
    }
  }
}

/** "Tre Torri (Trento)": a feature has no address. */
const isLocated = ({ gap, next, language }: Part): boolean =>
  next !== undefined && gap.trim() === '(' && kindAsWritten(next, language) === 'place';

const nameColumns = allPhrases('nameColumns');
const productColumns = allPhrases('productColumns');

/** What the header of a column says of its cells, alone and beside a column of names: positive where names are expected. */
const COLUMN_WEIGHTS = {
  names: { alone: 1, besideNames: 1 },
  products: { alone: 1, besideNames: -2.5 },
  attributes: { alone: -2.5, besideNames: -2.5 },
  unknown: { alone: 0, besideNames: -1 },
} as const;

/** The weight of the column each cell of an answer stands in; 0 for what stands in none. */
function weighColumns({ segments, visible }: ReadAnswer): (segment: ReadSegment) => number {
  const columnOf = ({ table, column }: ReadSegment): string => `${String(table)} ${String(column)}`;
  const weights = new Map<string, number>();
  const headers = segments.filter(({ kind }) => kind === 'header-cell');
  for (const cells of Map.groupBy(headers, ({ table }) => table).values()) {
    const kinds = cells.map(({ start, end }) => kindOfColumn(visible.slice(start, end)));
    cells.forEach((cell, index) => {
      const isBesideNames = kinds.some((kind, other) => other !== index && kind === 'names');
      const weighed = COLUMN_WEIGHTS[kinds[index] ?? 'unknown'];
      weights.set(columnOf(cell), isBesideNames ? weighed.besideNames : weighed.alone);
    });
  }
  return (segment) => (isInTable(segment) ? (weights.get(columnOf(segment)) ?? 0) : 0);
}

function kindOfColumn(text: string): keyof typeof COLUMN_WEIGHTS {
  const title = withSingleBlanks(fold(text).replace(/[^\p{L}\s/-]+/gu, ' ')).trim();
  if (attributeColumns.has(title)) return 'attributes';
  const words = splitAtBlanks(title.replaceAll('/', ' '));
  for (const said of [[title], words]) {
    if (said.some((word) => nameColumns.has(word))) return 'names';
    if (said.some((word) => productColumns.has(word))) return 'products';
  }
  return 'unknown';
}

/** The piece that holds a stretch of words, of those of its segment in their order. */
export function partAround(parts: readonly Part[], { first, last }: At<'first' | 'last'>): Part | null {
  const part = parts[firstIndex(parts, (one) => one.first > first) - 1];
  return part !== undefined && part.last >= last ? part : null;
}

const SEPARATOR = /[,;/|·]|\s\+\s/u;
const joins = isIn('nameJoiners');
const leads = isIn('nameLeads');

/** Cuts a head such as "Scalapay e Klarna" or "Dashlane / LastPass" into its names; what is known stays whole. */
function splitNames(head: Stretch, matches: readonly NameMatch[]): Stretch[] {
  const names: Stretch[] = [];
  let from = head.first;
  for (let index = head.first; index <= head.last; index++) {
    const isInside = matches.some((match) => index >= match.first && index < match.last);
    const skipped = isInside ? 0 : separatorAfter(head, index);
    if (skipped === 0 && index < head.last) continue;
    const isMatch = matches.some(({ first }) => first === from);
    const start = isMatch ? from : skipLeading(head.between(from, index));
    if (start <= index) names.push(beforeBracket(head.between(start, index)));
    from = index + Math.max(1, skipped);
    index = from - 1;
  }
  return names;
}

/** "Exotec (Skypod)" set in bold. */
function beforeBracket(name: Stretch): Stretch {
  const bracket = name.words.findIndex(({ end }) => name.answer.visible.startsWith(' (', end));
  return bracket < 0 ? name : name.between(name.first, name.first + bracket);
}

/** How far the next name is behind this word: 1 after a comma, 2 after "e"; 0 when no name ends here. */
function separatorAfter({ answer, segment: { words } }: Stretch, index: number): number {
  const [word, next, following] = [words[index], words[index + 1], words[index + 2]];
  if (word === undefined || next === undefined) return 0;
  const gap = answer.visible.slice(word.end, next.start);
  if (gap !== ' ' && SEPARATOR.test(gap)) return 1;
  if (next.capital || following === undefined || !joins(next.spelling)) return 0;
  const beyond = answer.visible.slice(next.end, following.start);
  return gap.trimStart() === gap || beyond.trimStart() === beyond ? 0 : 2;
}

/** The first word behind an opening such as "Meglio" or "The". */
function skipLeading({ first, words }: Stretch): number {
  const isLeading = (next: Word | undefined): boolean => next !== undefined && isNameLike(next);
  return first + words.findIndex(({ spelling }, at) => !leads(spelling) || !isLeading(words[at + 1]));
}
