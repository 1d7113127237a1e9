import type { NewReading } from '#features/answers';
import type { PreparedReading } from '@citato/mentions';
import type { OwnedPrompt } from '#features/companies';
import { buildEvidence, listReadColumns } from './read-answer.ts';
import { buildReading } from '../rules/answer-reading.ts';
import { readSpan } from '../rules/merge-citations.ts';
import { nameReader } from '../rules/name-reader.ts';
import type { OldAnswer } from '../store/rereading.ts';

/** Reads a stored answer under the names of its company, with what a model reported of it where one has. */
export function readStored({
  answer: { result, modelReading, named },
  company,
  prepared,
}: {
  answer: OldAnswer;
  company: OwnedPrompt['company'];
  prepared: PreparedReading;
}): NewReading {
  const { id: resultId, createdAt } = result;
  const sources = named.map((source) => ({ ...source, span: readSpan(source) }));
  const reading = buildReading({
    prepared,
    replyStatus: result.refusedByEngine ? 'refused' : 'ok',
    subject: company,
    report: modelReading,
  });
  const { refusal } = reading;
  return {
    result: {
      id: resultId,
      namesRevision: company.namesRevision,
      isReadAhead: false,
      ...listReadColumns(reading),
      ...nameReader({ result, modelReading, refusal }),
    },
    ...buildEvidence({
      resultId,
      reading,
      named: sources,
      readAt: createdAt,
      websiteUrl: company.websiteUrl,
    }),
  };
}
