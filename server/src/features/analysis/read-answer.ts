import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type Extraction, type KnownCompany, extractMentions, identityKey } from '@citato/mentions';
import type { EngineReply } from '#adapters/engines';
import type { OwnedCompany } from '#features/companies';
import { mergeCitations } from './rules/merge-citations.ts';
import { makeStorable } from './rules/storable-text.ts';
import type { CitationRow, MentionRow, NewAnswer, ResultRow } from './store/answers.ts';

/** An answer that brought a text, whatever the text says. */
export type AnsweredReply = Exclude<EngineReply, { status: 'failed' }>;

type ReadSubject = Pick<OwnedCompany, 'name' | 'websiteUrl' | 'aliases' | 'ignoredNames'>;

/** What identifies an answer, before it is read. */
export type AnswerIdentity = Pick<
  ResultRow,
  'id' | 'analysisId' | 'promptId' | 'engine' | 'sample' | 'day' | 'latencyMs' | 'createdAt'
>;

/** Reads what an engine answered into the rows to store. A refusal in words is a refusal, whatever the engine calls it. */
export async function readAnswer({
  identity,
  reply,
  company,
  knownCompanies,
}: {
  identity: AnswerIdentity;
  reply: AnsweredReply;
  company: ReadSubject;
  knownCompanies: readonly KnownCompany[];
}): Promise<NewAnswer> {
  const text = makeStorable(reply.text);
  const reading = extractMentions({
    answer: text,
    brands: [{ name: company.name, websiteUrl: company.websiteUrl, aliases: company.aliases }],
    knownCompanies,
    ignoredNames: company.ignoredNames,
  });
  await yieldToEventLoop();
  const status = reply.status === 'ok' ? reading.status : reply.status;
  const mentions =
    status === 'ok' ? buildMentionRows({ identity, reading, ownKey: keyOf(company.name) }) : [];
  const own = mentions.find(({ isOwn }) => isOwn);
  return {
    result: {
      ...identity,
      status,
      failureKind: null,
      model: makeStorable(reply.model),
      brandPresent: status === 'ok' ? own !== undefined : null,
      brandPosition: own?.position ?? null,
      extractorVersion: reading.version,
      language: reading.language,
      searchQueries: reply.searchQueries.map(makeStorable),
      inputTokens: reply.usage.inputTokens,
      outputTokens: reply.usage.outputTokens,
      searches: reply.usage.searches,
      costMicroDollars: reply.usage.costMicroDollars,
    },
    text: text === '' ? null : text,
    mentions,
    citations: buildCitationRows({ identity, reply, reading }),
  };
}

function buildMentionRows({
  identity,
  reading,
  ownKey,
}: {
  identity: AnswerIdentity;
  reading: Extraction;
  ownKey: string;
}): MentionRow[] {
  const rows = new Map<string, MentionRow>();
  for (const mention of reading.mentions) {
    const isOwn = mention.brandIndex === 0;
    const companyKey = isOwn ? ownKey : keyOf(mention.name, mention.key);
    if (rows.has(companyKey)) continue;
    rows.set(companyKey, {
      resultId: identity.id,
      companyKey,
      name: mention.name,
      isOwn,
      position: mention.position,
      occurrences: mention.occurrences,
      sentiment: mention.sentiment,
      aspects: mention.aspects,
      spans: mention.spans,
    });
  }
  return [...rows.values()];
}

/** A name of signs alone has no identity key; it is then its own. */
function keyOf(name: string, key = identityKey(name)): string {
  return key === '' ? name.toLowerCase() : key;
}

function buildCitationRows({
  identity,
  reply,
  reading,
}: {
  identity: AnswerIdentity;
  reply: AnsweredReply;
  reading: Extraction;
}): CitationRow[] {
  const named = reply.citations.map(({ url, title }) => ({
    url: makeStorable(url),
    title: title === null ? null : makeStorable(title),
  }));
  return mergeCitations({ named, read: reading.citations }).map((citation) => ({
    resultId: identity.id,
    ...citation,
  }));
}
