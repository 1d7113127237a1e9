import type { Language } from '../../extraction.ts';
import { announcedNouns, lexicons } from '../../lexicon/index.ts';
import type { ReadAnswer, ReadSegment } from '../../document/read-answer.ts';
import type { Spelling } from '../../document/text/spelling.ts';
import { flagOf } from '../../document/text/spelling.ts';
import type { PhraseTable } from '../../sentiment/phrase-table.ts';
import { createPhraseTable } from '../../sentiment/phrase-table.ts';

const openersOf = (language: Language): PhraseTable<true> => tableOf(lexicons[language].announcingWords);
const labelsOf = (language: Language): PhraseTable<true> =>
  tableOf([...lexicons[language].prosTitles, ...lexicons[language].consTitles]);
const isAnnouncedIn = (language: Language): ((spelling: Spelling) => boolean) =>
  flagOf(({ folded }) => announcedNouns[language].has(folded));
const isAnnounced = { it: isAnnouncedIn('it'), en: isAnnouncedIn('en'), es: isAnnouncedIn('es') };
const openers = { it: openersOf('it'), en: openersOf('en'), es: openersOf('es') };
const labels = { it: labelsOf('it'), en: labelsOf('en'), es: labelsOf('es') };
const LONGEST_ANNOUNCEMENT = 45;

const LABEL_REACH = 6;

function tableOf(phrases: readonly string[]): PhraseTable<true> {
  return createPhraseTable(phrases.map((phrase) => [phrase, true] as const));
}

/**
 * The lists (groups of items, headings or titles) whose members are companies: the text before announces them ("Ecco
 * alcune agenzie di Torino:", "The best tools"), or what stands below each weighs it ("Punti di forza: …").
 */
export function readAnnouncedGroups(answer: ReadAnswer, language: Language): ReadonlySet<number> {
  const announced = new Set<number>();
  const seen = new Set<number>();
  let isAnnouncing = false;
  let subject: number | null = null;
  for (const segment of answer.segments) {
    const isTitle = segment.kind === 'heading' || segment.kind === 'title';
    if (weighsSubject(answer, segment, language)) {
      if (subject !== null) announced.add(subject);
    } else if (isTitle || segment.kind === 'item') {
      if (isAnnouncing && !seen.has(segment.group)) announced.add(segment.group);
      seen.add(segment.group);
      subject = segment.group;
    }
    if (isTitle || segment.kind === 'paragraph') {
      const announces = isAnnouncement(segment, language);
      if (announces || segment.kind === 'paragraph') isAnnouncing = announces;
    }
  }
  return announced;
}

/** "Punti di forza: …" below a company. */
function weighsSubject(answer: ReadAnswer, segment: ReadSegment, language: Language): boolean {
  if (segment.kind !== 'item' && segment.kind !== 'paragraph') return false;
  const label = labels[language].findAt(segment.words, 0);
  const end = label === null ? undefined : segment.words[label.length - 1]?.end;
  return end !== undefined && /^[\s*_]*:/u.test(answer.visible.slice(end, end + LABEL_REACH));
}

function isAnnouncement({ words }: ReadSegment, language: Language): boolean {
  if (words.length > LONGEST_ANNOUNCEMENT) return false;
  if (!words.some(({ spelling }) => isAnnounced[language](spelling))) return false;
  return words.some((_, index) => openers[language].findAt(words, index) !== null);
}
