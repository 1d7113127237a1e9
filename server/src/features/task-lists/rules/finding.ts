import type { ActionEvidence, TaskAction } from '@citato/contract';
import { extractMentions } from '@citato/mentions';
import type { Digest } from '#features/measurements';

/** What a digest is made of, one of each. */
export type Rival = Digest['rivals'][number];
export type EngineFigures = Digest['engines'][number];
export type CitedSite = Digest['sites'][number];
export type CitedPage = CitedSite['pages'][number];
export type QuotedAnswer = Digest['missing'][number];
export type JudgedAnswer = Digest['praise'][number];

export type Priority = TaskAction['priority'];

/** An action in words, whoever wrote them. */
export type ActionText = Omit<TaskAction, 'number' | 'priority' | 'evidence' | 'isDone'>;

/** Something the answers show that can be acted on, before anybody has put it into words. */
export interface FactOf<Kind extends string> {
  readonly kind: Kind;
  /** The same thing found again has the same key: ticks are kept by it. */
  readonly key: string;
  readonly priority: Priority;
  /** The other companies the action speaks of: words written about others are no longer its own. */
  readonly names: readonly string[];
}

/** The same in words, with what shows it. */
export interface Finding extends Pick<FactOf<string>, 'key' | 'priority' | 'names'> {
  /** The line of the whole list when nothing more urgent was found. */
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
 * sentence on it, then further ones. A sentence on somebody else stands for nothing here.
 */
export function showNamings(namings: readonly (readonly QuotedAnswer[])[]): ActionEvidence[] {
  const quoted = namings.map((answers) => answers.filter(({ quote }) => quote !== null));
  const first = quoted.flatMap((answers) => answers.slice(0, 1));
  const shown = showAnswers([...first, ...quoted.flat()]);
  return shown.length > 0 ? shown : showAnswers(namings.flat());
}

/**
 * Whether the quoted sentence itself says one of some labels of a company: an answer bears a label wherever it says so,
 * and a quotation that does not show it proves nothing.
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
