import { hostName } from '#lib/sites/site';

/** What a company's page shows a reader without scripts, counted; only what can be said for certain. */
export interface PageFacts {
  readonly url: string;
  /** Words of the visible text, as far as it was read. */
  readonly words: number;
  /** The text was longer than what was read: what was not read is not known to be missing. */
  readonly isCut: boolean;
  readonly headings: readonly string[];
  readonly hasDescription: boolean;
  readonly hasStructuredData: boolean;
  /** A percentage or a price. */
  readonly hasFigures: boolean;
  /** A sentence in quotation marks. */
  readonly hasQuotation: boolean;
  /** Where it links to on its own host. */
  readonly links: readonly PageLink[];
}

/** A link with the words it stands under. */
export interface PageLink {
  readonly url: string;
  readonly text: string;
}

/** A page as the site reader gives it. */
interface ReadPage {
  readonly url: string;
  readonly description: string | null;
  readonly headings: readonly string[];
  readonly text: string;
  readonly facts: { readonly kinds: readonly string[] };
  readonly links: readonly PageLink[];
}

/** The reader stops here. */
const MAX_TEXT_LENGTH = 20_000;
const FIGURE = /\d\s?(%|€|euro\b)|€\s?\d/i;
const QUOTATION = /[«“"][^»”"]{20,}[»”"]/u;

export function countPage({ url, description, headings, text, facts, links }: ReadPage): PageFacts {
  return {
    url,
    words: text.split(/\s+/).filter((word) => word !== '').length,
    isCut: text.length >= MAX_TEXT_LENGTH - 1,
    headings,
    hasDescription: description !== null,
    hasStructuredData: facts.kinds.length > 0,
    hasFigures: FIGURE.test(text),
    hasQuotation: QUOTATION.test(text),
    links: links.filter((link) => hostName(link.url) === hostName(url)),
  };
}

const MIN_WORD_LENGTH = 4;
/** Words of questions that name no subject. */
const QUESTION_WORDS = new Set(
  'quale quali qual quanto quanta quanti quante come dove quando perche cosa chi migliore migliori miglior meglio della delle dello degli dalla dalle nella nelle sulla sulle questa questo questi queste sono essere fare avere posso conviene serve consigli consigliate scegliere comprare trovare vale che per con senza tra fra'.split(
    ' ',
  ),
);

/** Whether a heading is about the question: it holds at least half of the question's content words. */
export function takesUp(heading: string, question: string): boolean {
  const asked = listSubjects(question).length;
  return asked > 0 && countSubjects(heading, question) * 2 >= asked;
}

/** How many of the question's content words a text holds. */
export function countSubjects(text: string, question: string): number {
  const subjects = new Set(listSubjects(text));
  return listSubjects(question).filter((word) => subjects.has(word)).length;
}

/** Folded content words without their last vowel, so that singular and plural match. */
function listSubjects(text: string): string[] {
  const words =
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return words
    .filter((word) => word.length >= MIN_WORD_LENGTH && !QUESTION_WORDS.has(word))
    .map((word) => word.replace(/[aeiou]$/, ''));
}
