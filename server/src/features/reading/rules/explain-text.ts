import { type ExplainedSpan, type KnownCompany, type Refusal, identityKey } from '@citato/mentions';
import { type ModelReport, type ReadSubject, claimsOf, prepareText } from './answer-reading.ts';
import { type DroppedBy, decideDropped } from './dropped-by.ts';

/** A stretch that was weighed as a naming, whose company it names, and what keeps it from counting. */
export interface WeighedSpan extends Omit<ExplainedSpan, 'why'> {
  readonly why: ExplainedSpan['why'];
  readonly isOwn: boolean;
  readonly droppedBy: DroppedBy | null;
}

/** Every stretch of a text that was weighed, and why a model's report was put aside where it was. */
export interface Explanation {
  readonly spans: WeighedSpan[];
  readonly refusal: Refusal | null;
}

/** Reads a text for a company as `buildReading` does, and says of every span why it counts or does not. */
export function explainText({
  text,
  subject,
  knownCompanies,
  report,
}: {
  text: string;
  subject: ReadSubject;
  knownCompanies: readonly KnownCompany[];
  /** Null: the rules read alone. */
  report: ModelReport | null;
}): Explanation {
  const prepared = prepareText({ text, subject, knownCompanies });
  const claims = report === null ? null : claimsOf(report);
  const { refusal } = prepared.extraction(claims);
  const isReported = claims !== null && refusal === null;
  const ignored = new Set(subject.ignoredNames.map(identityKey));
  const spans = prepared.explain(isReported ? claims : null).map((span) => ({
    ...span,
    isOwn: span.source === 'brand' && span.name === subject.name,
    droppedBy: decideDropped({ span, isIgnored: ignored.has(identityKey(span.name)), isReported }),
  }));
  return { spans, refusal };
}
