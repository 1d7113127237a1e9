import type { KnownCompany, PreparedReading } from '@citato/mentions';
import type { EngineReply } from '#adapters/engines';
import type { NewAnswer, ResultRow, RulesBecause } from '#features/answers';
import type { OwnedPrompt } from '#features/companies';
import type { ResultId } from '#lib/ids';
import { takeTurn } from '#lib/async/take-turns';
import { makeStorable } from '#lib/text';
import { type Reading, type ReadSubject, buildReading, prepareText } from '../rules/answer-reading.ts';
import { type EngineSource, mergeCitations } from '../rules/merge-citations.ts';

/** An answer with a text, whatever the text says. */
export type AnsweredReply = Exclude<EngineReply, { status: 'failed' }>;

/** Parsed answers, kept until a model has read them, too. */
export type PreparedAnswers = Map<ResultId, PreparedReading>;

/** What identifies an answer, before it is read. */
export type AnswerIdentity = Pick<
  ResultRow,
  'id' | 'analysisId' | 'companyId' | 'promptId' | 'engine' | 'sample' | 'day' | 'latencyMs' | 'createdAt'
>;

/** Reads what an engine answered by the rules, into the rows to store. */
export async function readAnswer({
  identity,
  reply,
  company,
  knownCompanies,
  because,
  forModel = null,
}: {
  identity: AnswerIdentity;
  reply: AnsweredReply;
  company: OwnedPrompt['company'];
  knownCompanies: readonly KnownCompany[];
  /** Why no model has read it. */
  because: RulesBecause;
  /** Where parsed answers wait for a model; null where none will read them. */
  forModel?: PreparedAnswers | null;
}): Promise<NewAnswer> {
  // Read as it will be stored, so that reading it again gives the same.
  const text = makeStorable(reply.text);
  const { status: replyStatus } = reply;
  const reading = await takeTurn(() => {
    const prepared = prepareText({ text, subject: company, knownCompanies });
    const read = buildReading({ prepared, replyStatus, subject: company, report: null });
    if (read.status === 'ok') forModel?.set(identity.id, prepared);
    return read;
  });
  const { id: resultId } = identity;
  return {
    result: {
      ...identity,
      ...listReadColumns(reading),
      failureKind: null,
      model: reply.model,
      namesRevision: company.namesRevision,
      isReadAhead: false,
      reader: 'rules',
      rulesBecause: reading.status === 'ok' ? because : 'nothing_to_read',
      readerRetriedAt: null,
      refusedByEngine: reply.status === 'refused',
      searchQueries: [...reply.searchQueries],
      inputTokens: reply.usage.inputTokens,
      outputTokens: reply.usage.outputTokens,
      searches: reply.usage.searches,
      costMicroDollars: reply.usage.costMicroDollars,
    },
    text: text === '' ? null : text,
    ...buildEvidence({
      resultId,
      reading,
      named: reply.citations,
      readAt: identity.createdAt,
      websiteUrl: company.websiteUrl,
    }),
  };
}

/** Reads a text by the rules alone, for a company that need not exist; nothing is stored. */
export async function readText({
  text,
  replyStatus,
  subject,
}: {
  text: string;
  replyStatus: Reading['status'];
  subject: Pick<ReadSubject, 'name' | 'websiteUrl'>;
}): Promise<Reading> {
  const named: ReadSubject = { ...subject, aliases: [], competitorAliases: [], ignoredNames: [] };
  return takeTurn(() =>
    buildReading({
      prepared: prepareText({ text, subject: named, knownCompanies: [] }),
      replyStatus,
      subject: named,
      report: null,
    }),
  );
}

/** The columns of an answer that its reading decides. */
export function listReadColumns({
  status,
  brandPresent,
  brandPosition,
  extractorVersion,
  language,
}: Reading): Pick<ResultRow, 'status' | 'brandPresent' | 'brandPosition' | 'extractorVersion' | 'language'> {
  return { status, brandPresent, brandPosition, extractorVersion, language };
}

/** The rows a reading leaves beside the answer's own. */
export function buildEvidence({
  resultId,
  reading,
  named,
  readAt,
  websiteUrl,
}: {
  resultId: ResultRow['id'];
  reading: Reading;
  /** The sources the engine names beside its text. */
  named: readonly EngineSource[];
  readAt: Date;
  websiteUrl: string;
}): Pick<NewAnswer, 'mentions' | 'citations' | 'disagreements'> {
  return {
    mentions: reading.mentions.map((mention) => ({ resultId, ...mention })),
    citations: mergeCitations({ named, read: reading.citations, websiteUrl }).map((citation) => ({
      resultId,
      ...citation,
    })),
    disagreements: reading.disagreements.map((one) => ({ resultId, ...one, createdAt: readAt })),
  };
}
