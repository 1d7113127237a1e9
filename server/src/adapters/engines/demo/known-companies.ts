import { extractMentions, identityKey } from '@citato/mentions';
import { companyOf, listCatalogue, type CatalogueCompany } from '@citato/mentions/catalogue';
import type { Topic } from './topics.ts';

const bySector = Map.groupBy(listCatalogue(), (company) => company.sector);

/** A real company and how readily an answer names it: 1 for the best known. */
export interface Candidate {
  readonly name: string;
  readonly domain: string | null;
  readonly weight: number;
}

/** Names people expect outweigh the long tail of a sector, as they do in real answers. */
const TAIL_WEIGHT = 0.04;
const LAST_FAMILIAR_WEIGHT = 0.4;

function toCandidate(company: CatalogueCompany, weight: number): Candidate {
  return { name: company.name, domain: company.domain ?? null, weight };
}

/** The real companies of a market: its familiar names first, then the rest of the catalogue's sector. */
export function listCandidates(topic: Topic): Candidate[] {
  const familiar = topic.familiar.flatMap((name) => companyOf(identityKey(name)) ?? []);
  const names = new Set(familiar.map((company) => company.name));
  const tail = (bySector.get(topic.sector ?? '') ?? []).filter((company) => !names.has(company.name));
  const step = (1 - LAST_FAMILIAR_WEIGHT) / Math.max(familiar.length, 1);
  return [
    ...familiar.map((company, rank) => toCandidate(company, 1 - rank * step)),
    ...tail.map((company) => toCandidate(company, TAIL_WEIGHT)),
  ];
}

/** The companies of the catalogue that a question names, in its order. */
export function listNamedCompanies(question: string): CatalogueCompany[] {
  const { mentions } = extractMentions({ answer: question, language: 'it' });
  return mentions.flatMap((mention) => companyOf(mention.key) ?? []);
}
