import { describeMarket } from '@citato/contract/markets';
import type { Reading } from '@citato/contract';
import { EXTRACTOR_VERSION } from '@citato/mentions';
import { formatFailure } from '#features/answers';
import type { AskedQuestion } from '#features/analysis';
import type { DescribedReading } from '#features/reading';

/** A described reading as administrators see it. */
export function shapeReading(
  {
    result,
    subject: { prompt, company },
    text,
    learned,
    spans,
    mentions,
    disagreements,
    ...report
  }: DescribedReading,
  { asked }: { asked: AskedQuestion },
): Reading {
  const { id, engine, model, sample, createdAt, status, reader, extractorVersion, namesRevision } = result;
  return {
    id,
    promptId: prompt.id,
    company: { id: company.id, name: company.name },
    userId: company.userId,
    prompt: asked.text,
    persona: asked.persona,
    market: describeMarket(asked.market),
    engine,
    model,
    sample,
    createdAt: createdAt.toISOString(),
    status,
    failure: formatFailure(result),
    text,
    reader,
    storedVersion: extractorVersion,
    version: EXTRACTOR_VERSION,
    // What is read ahead of its turn carries its revision negated.
    hasSameNames: Math.abs(namesRevision) === company.namesRevision,
    learned: [...learned],
    spans,
    counted: mentions.map(({ name, isOwn, position, sentiment }) => ({ name, isOwn, position, sentiment })),
    report: shapeReport(report),
    disagreements: disagreements.map(({ kind, name, detail }) => ({ kind, name, detail })),
  };
}

function shapeReport({
  modelReading,
  refusal,
}: Pick<DescribedReading, 'modelReading' | 'refusal'>): Reading['report'] {
  if (modelReading === null) return null;
  const { engine, model, createdAt, companies, rejectedNames } = modelReading;
  return { engine, model, createdAt: createdAt.toISOString(), companies, rejectedNames, refusal };
}
