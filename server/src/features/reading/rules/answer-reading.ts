import type { Tone } from '@citato/contract';
import {
  type Brand,
  type CompanyMention,
  type Disagreement,
  type Extraction,
  type ReportedCompany,
  type KnownCompany,
  type PreparedReading,
  type Refusal,
  identityKey,
  prepareReading,
} from '@citato/mentions';
import { namingWebsite } from '#lib/sites/site';

/** The names an answer is read with. */
export interface ReadSubject {
  readonly name: string;
  readonly websiteUrl: string;
  readonly aliases: readonly string[];
  readonly competitorAliases: readonly { readonly name: string; readonly aliases: readonly string[] }[];
  readonly ignoredNames: readonly string[];
}

/** What a model reported of the answer: what the text grounded, and names it did not write. */
export interface ModelReport {
  readonly companies: readonly ReportedCompany[];
  readonly rejectedNames: readonly string[];
}

/** A company of an answer, under the key all answers share. */
export interface ReadMention {
  readonly companyKey: string;
  readonly name: string;
  readonly isOwn: boolean;
  readonly position: number;
  readonly occurrences: number;
  readonly sentiment: Tone | null;
  readonly aspects: { label: string; tone: Tone }[];
  readonly spans: { start: number; end: number; tone: Tone | null }[];
}

/** Everything read from one answer. */
export interface Reading {
  readonly status: 'ok' | 'refused' | 'empty' | 'not_shown';
  /** Null when the answer does not count. */
  readonly brandPresent: boolean | null;
  readonly brandPosition: number | null;
  readonly extractorVersion: string;
  readonly language: string;
  readonly mentions: ReadMention[];
  readonly citations: Extraction['citations'];
  readonly disagreements: Disagreement[];
  /** Why the model’s report was discarded; null when it counts, or there was no report. */
  readonly refusal: Refusal | null;
}

/** Parses a text, once for everything that is read of it for a company. */
export function prepareText({
  text,
  subject,
  knownCompanies,
}: {
  text: string;
  subject: ReadSubject;
  knownCompanies: readonly KnownCompany[];
}): PreparedReading {
  return prepareReading({
    answer: text,
    brands: brandsOf(subject),
    knownCompanies,
    ignoredNames: subject.ignoredNames,
  });
}

/** The own company first, then those whose spellings the user stated. */
export function brandsOf({ name, websiteUrl, aliases, competitorAliases }: ReadSubject): [Brand, ...Brand[]] {
  return [{ name, aliases, ...namingWebsite(websiteUrl) }, ...competitorAliases];
}

/**
 * Reads a text for a company. A refusal in words is a refusal, whatever the engine calls it, and the engine's own
 * refusal stays one. A model's report proposes who is named; the text decides whether, where and how often.
 */
export function buildReading({
  prepared,
  replyStatus,
  subject,
  report,
}: {
  prepared: PreparedReading;
  replyStatus: Reading['status'];
  subject: ReadSubject;
  /** Null: the rules read alone. */
  report: ModelReport | null;
}): Reading {
  const extraction = prepared.extraction(report === null ? null : claimsOf(report));
  const status = replyStatus === 'ok' ? extraction.status : replyStatus;
  const mentions = status === 'ok' ? buildMentions(extraction.mentions, subject) : [];
  const ownMention = mentions.find(({ isOwn }) => isOwn);
  return {
    status,
    brandPresent: status === 'ok' ? ownMention !== undefined : null,
    brandPosition: ownMention?.position ?? null,
    extractorVersion: extraction.version,
    language: extraction.language,
    mentions,
    citations: extraction.citations,
    disagreements: extraction.disagreements,
    refusal: extraction.refusal,
  };
}

/** Names the answer did not ground when it was stored are claims like the others: a better reader may find them. */
export function claimsOf({ companies, rejectedNames }: ModelReport): { companies: ReportedCompany[] } {
  const rejected = rejectedNames.map((name) => ({ name, sentiment: null, evidence: null }));
  return { companies: [...companies, ...rejected] };
}

/** The own company and those whose spellings the user merged have the name the user gave them. */
function buildMentions(found: readonly CompanyMention[], subject: ReadSubject): ReadMention[] {
  const stated = [subject.name, ...subject.competitorAliases.map(({ name }) => name)];
  const rows = new Map<string, ReadMention>();
  for (const { brandIndex, ...mention } of found) {
    const isOwn = brandIndex === 0;
    const statedName = brandIndex === null ? undefined : stated[brandIndex];
    const companyKey = keyOf(statedName ?? mention.name, mention.key);
    if (rows.has(companyKey)) continue;
    rows.set(companyKey, {
      companyKey,
      name: isOwn ? mention.name : (statedName ?? mention.name),
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
