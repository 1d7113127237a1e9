import type { ActionEvidence, TaskAction } from '@citato/contract';
import { extractMentions } from '@citato/mentions';
import type { Digest } from '#features/measurements';

/** A part of a digest. */
export type Rival = Digest['rivals'][number];
export type EngineFigures = Digest['engines'][number];
export type CitedSite = Digest['sites'][number];
export type CitedPage = CitedSite['pages'][number];
export type QuotedAnswer = Digest['missing'][number];
export type JudgedAnswer = Digest['praise'][number];

export type Priority = TaskAction['priority'];

/** An action in words, whoever wrote them. */
export type ActionText = Omit<TaskAction, 'number' | 'priority' | 'evidence' | 'isDone'>;

/** Something the answers show that can be acted on, before it is put into words. */
export interface FactOf<Kind extends string> {
  readonly kind: Kind;
  /** The same thing found again has the same key: ticks are kept by it. */
  readonly key: string;
  readonly priority: Priority;
  /** The other companies in the action's text: text written about others cannot be kept. */
  readonly names: readonly string[];
}

/** The same in words, with its evidence. */
export interface Finding extends Pick<FactOf<string>, 'key' | 'priority' | 'names'> {
  /** The summary of the whole list when nothing more urgent was found. */
  readonly strategy: string;
  readonly action: ActionText;
  /** Never empty: without evidence there is no finding. */
  readonly evidence: readonly ActionEvidence[];
}

const MAX_SHOWN = 3;

/** The newest answers with different things to quote, at most three; those with nothing to quote come last. */
export function showAnswers(answers: readonly QuotedAnswer[]): ActionEvidence[] {
  const distinct = new Map<string, QuotedAnswer>();
  const [quoted, others] = [
    answers.filter(({ quote }) => quote !== null),
    answers.filter(({ quote }) => quote === null),
  ];
  for (const answer of [...quoted, ...others]) {
    const key = answer.quote ?? answer.id;
    if (!distinct.has(key)) distinct.set(key, answer);
  }
  return [...distinct.values()].slice(0, MAX_SHOWN).map(({ id, engine, createdAt, quote }) => ({
    type: 'answer',
    answerId: id,
    engine,
    createdAt: createdAt.toISOString(),
    quote,
  }));
}

/**
 * Answers whose quotations show each of some companies, at most three: one a company as far as its answers hold a
 * sentence on it, then further ones. Sentences on other companies are left out.
 */
export function showNamings(namings: readonly (readonly QuotedAnswer[])[]): ActionEvidence[] {
  const quoted = namings.map((answers) => answers.filter(({ quote }) => quote !== null));
  const first = quoted.flatMap((answers) => answers.slice(0, 1));
  const shown = showAnswers([...first, ...quoted.flat()]);
  return shown.length > 0 ? shown : showAnswers(namings.flat());
}

/**
 * Whether the quoted sentence itself says one of some labels of a company: an answer has a label from any of its
 * sentences, and a quotation without it proves nothing.
 */
export function uttersLabel(
  { quote }: Pick<JudgedAnswer, 'quote'>,
  of: { name: string; labels: readonly string[] },
): boolean {
  const { mentions } = extractMentions({ answer: quote, brands: [{ name: of.name }] });
  return mentions.some(({ aspects }) => aspects.some(({ label }) => of.labels.includes(label)));
}

/** The most cited pages, at most three. */
export function showPages(pages: readonly CitedPage[]): ActionEvidence[] {
  return pages
    .slice(0, MAX_SHOWN)
    .map(({ url, domain, title, answers }) => ({ type: 'source', url, domain, title, answers }));
}

export function showFigure(label: string, value: string): ActionEvidence {
  return { type: 'figure', label, value };
}
