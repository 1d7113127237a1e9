import { announcedNouns, thingNouns } from '../../lexicon/index.ts';
import type { ReadAnswer, ReadSegment } from '../../document/read-answer.ts';
import { flagIn } from '../../document/text/spelling.ts';

// Lists of models name their makers.
const MODELS = new Set('models modelli modelos styles lines linee lineas'.split(' '));
const namesThing = flagIn(new Set([...thingNouns].filter((noun) => !MODELS.has(noun))));
const namesCompanies = flagIn(new Set([...announcedNouns.it, ...announcedNouns.en, ...announcedNouns.es]));
const offers = flagIn(new Set('offers offre offrono ofrece ofrecen provides'.split(' ')));
// "Good food for small dogs:" lists no dogs.
const tiesNoun = flagIn(
  new Set(
    'by for from in of on to with a ai alle con da dei del delle di per tra al de del en para por'.split(' '),
  ),
);
// "Available in these countries:" lists countries.
const points = flagIn(new Set('these following questi queste seguenti estos estas siguientes'.split(' ')));
const REACH = 3;
const ANNOUNCES = /^[\s*_]*:[\s*_]*$/u;

/**
 * The lists whose members are things and no companies: the line right above closes with a colon behind what they are
 * ("Avoid these preservatives:", "**Allergeni comuni:**") or behind a verb ("it offers:"), and says nothing of companies.
 */
export function readThingGroups({ segments, visible }: ReadAnswer): ReadonlySet<number> {
  const things = new Set<number>();
  const seen = new Set<number>();
  let isAnnouncing = false;
  for (const segment of segments) {
    if (segment.kind === 'item' && !seen.has(segment.group)) {
      seen.add(segment.group);
      if (isAnnouncing) things.add(segment.group);
    }
    isAnnouncing = announcesThings(visible, segment);
  }
  return things;
}

function announcesThings(visible: string, { words, end }: ReadSegment): boolean {
  const last = words.at(-1);
  if (last === undefined || !(namesThing(last.spelling) || offers(last.spelling))) return false;
  if (words.some(({ spelling }) => namesCompanies(spelling))) return false;
  const before = words.slice(-1 - REACH, -1);
  const isPointed = before.some(({ spelling }) => points(spelling));
  if (!isPointed && before.some(({ spelling }) => tiesNoun(spelling))) return false;
  return ANNOUNCES.test(visible.slice(last.end, end));
}
