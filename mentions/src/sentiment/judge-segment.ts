import type { Language, TextSpan } from '../extraction.ts';
import type { ReadAnswer, ReadSegment } from '../document/read-answer.ts';
import { readSentences } from '../document/text/sentences.ts';
import { firstIndex, within } from '../document/text/within.ts';
import { findCues } from './find-cues.ts';
import { judgeCue, judgeTurn, mayTurn } from './judge-cue.ts';
import type { NamedInAnswer } from '../fusion/named-in-answer.ts';
import type { Side } from './labels.ts';
import { sideOfMark, weighMarks } from './marks.ts';
import type { Named } from './named.ts';
import { listedWith } from './named.ts';
import type { Reading } from './reading.ts';
import { add, spanOf, WEIGHT } from './reading.ts';

const SHORT_CHOICE = 14;
const HEAD_REACH = 16;

const OFFER =
  /^\W*(?:if you (?:want|tell|share|let)|would you like|want me to|let me know|tell me|vuoi che|se vuoi,|se mi dic|dimmi|fammi sapere|posso (?:aiutarti|preparar)|si quieres|¿)/iu;

const CONDITION = /^\W*(?:se|per|chi|quando|if|for|when|si|para)\s/iu;

/** Adds what a segment says of the companies it names or belongs to. */
export function judgeSegment({
  reading,
  segment,
  side,
}: {
  reading: Reading;
  segment: ReadSegment;
  side: Exclude<Side, 'pick'> | null;
}): void {
  const marked = side === null ? sideOfMark(reading.answer, segment) : null;
  if (marked !== null) {
    for (const company of reading.owners.get(segment) ?? [])
      if (!namesIt(reading, segment, company)) addMark(reading, segment, company, WEIGHT[marked]);
  }
  const named = reading.named.get(segment) ?? [];
  const owners = reading.owners.get(segment) ?? [];
  if (side !== null && side !== 'avoid' && owners.length > 0) {
    const weight = WEIGHT[side] + strongWeight({ segment, language: reading.language, side });
    for (const company of owners)
      add(reading, company, { segment, start: segment.start, end: segment.end, weight, naming: null });
    return;
  }
  if (side === 'avoid')
    for (const { company, index } of named)
      add(reading, company, {
        segment,
        start: segment.start,
        end: segment.end,
        weight: WEIGHT.avoided,
        naming: index,
      });
  else if (!reading.ranked.has(segment.table) && isChoice(reading.answer, segment, named))
    addChoices(reading, segment, segment, named);
  if (named.length === 0 && owners.length === 0) return;
  const cues = findCues(segment, reading.language).filter(
    (cue) => !isQuoted(reading.answer, cue.start) && !isPartOfName(cue, named),
  );
  if (cues.length === 0 && named.length === 0) return;
  const turns = mayTurn(segment);
  for (const sentence of readSentences({ text: reading.answer.raw, ...spanOf(segment) })) {
    const text = reading.answer.visible.slice(sentence.start, sentence.end);
    if (OFFER.test(text)) continue;
    const inside = within(named, sentence);
    if (side !== 'avoid' && endsInChoice(text, sentence, inside))
      addChoices(reading, segment, sentence, listedWith(reading.answer.visible, inside.toReversed(), 'back'));
    const own = within(cues, sentence);
    for (const cue of own) judgeCue({ reading, segment, sentence, cue, inside, owners });
    if (turns)
      judgeTurn({ reading, segment, sentence, text, cues: own, about: owners[0] ?? inside[0]?.company });
  }
}

/** "## I miei preferiti": the company that opens a line below is a pick. */
export function addPick(reading: Reading, segment: ReadSegment): void {
  const [first] = reading.named.get(segment) ?? [];
  if (first === undefined || first.start - segment.start > HEAD_REACH) return;
  add(reading, first.company, {
    segment,
    start: segment.start,
    end: segment.end,
    weight: WEIGHT.picked,
    naming: first.index,
  });
}

const namesIt = ({ named }: Reading, segment: ReadSegment, company: NamedInAnswer): boolean =>
  named.get(segment)?.some((naming) => naming.company === company) === true;

function addMark(reading: Reading, segment: ReadSegment, company: NamedInAnswer, weight: number): void {
  add(reading, company, { segment, start: segment.start, end: segment.end, weight, naming: null });
}

/** Adds what the signs of a cell say of the company its row or column is about. */
export function judgeSigns(reading: Reading, segment: ReadSegment): void {
  const weight = weighMarks(reading.answer.visible.slice(segment.start, segment.end));
  if (weight === 0) return;
  for (const company of reading.owners.get(segment) ?? []) addMark(reading, segment, company, weight);
}

/** "gratis" in quotation marks is a quotation of others. */
const isQuoted = ({ raw }: ReadAnswer, start: number): boolean => /["“«]/u.test(raw[start - 1] ?? '');

/** The "facile" of Facile.it is no praise. */
const isPartOfName = ({ start, end }: TextSpan, named: readonly Named[]): boolean =>
  (named[firstIndex(named, (naming) => naming.end > start)]?.start ?? Infinity) < end;

/** "Più economica: Gimoka", "Partire gratis | HubSpot", "sedi vicine → Pegaso": picked for a need. */
function isChoice({ visible }: ReadAnswer, segment: ReadSegment, named: readonly Named[]): boolean {
  const [first] = named;
  if (first === undefined || segment.kind === 'header-cell' || isAddress(first)) return false;
  if (segment.kind === 'cell') return segment.column > 0 && segment.words.length <= SHORT_CHOICE / 2;
  const before = visible.slice(segment.start, first.start);
  const isShort =
    segment.words.length <= SHORT_CHOICE || /[.!?]/u.exec(visible.slice(first.end, segment.end)) === null;
  return isShort && segment.kind === 'item' && before.length > 3 && /(?::|→|=)[\s*_]*$/u.test(before);
}

/** "Sito: qonto.com" says where to look, not whom to choose. */
const isAddress = ({ company, index }: Named): boolean => company.matches[index]?.asDomain === true;

function addChoices(reading: Reading, segment: ReadSegment, span: TextSpan, named: readonly Named[]): void {
  for (const { company, index } of named)
    add(reading, company, {
      segment,
      start: span.start,
      end: span.end,
      weight: WEIGHT.chosen,
      naming: index,
    });
}

/** "Se vuoi la massima semplicità, Smoobu.": the sentence ends in the name it recommends. */
function endsInChoice(text: string, sentence: TextSpan, inside: readonly Named[]): boolean {
  const last = inside.at(-1);
  if (last === undefined || !CONDITION.test(text)) return false;
  const after = text.slice(last.end - sentence.start);
  const before = text.slice(0, (inside[0]?.start ?? 0) - sentence.start);
  return /^[\s.!*_)]*$/u.test(after) && /[,:→–]/u.test(before);
}

/** Strong words under a label weigh beside it: "Limiti: gravi violazioni dei dati". */
function strongWeight({
  segment,
  language,
  side,
}: {
  segment: ReadSegment;
  language: Language;
  side: 'pros' | 'cons' | 'fit';
}): number {
  const sign = side === 'cons' ? -1 : 1;
  const strong = findCues(segment, language).filter((cue) => cue.sign === sign && cue.strength > 1);
  return side === 'fit' ? 0 : strong.length * sign;
}
