import type { Asker } from '../answer-engine.ts';
import { LRUCache } from 'lru-cache';
import { containsBrandName } from '@citato/mentions';
import type { CatalogueCompany } from '@citato/mentions/catalogue';
import { createChance } from './chance.ts';
import { type Candidate, listCandidates, listNamedCompanies } from './known-companies.ts';
import { recogniseTopic } from './recognise-topic.ts';
import type { Topic } from './topics.ts';

/** What every answer to a question starts from. */
export interface UnderstoodQuestion {
  /** The companies of the catalogue it names, in its order. */
  readonly named: readonly CatalogueCompany[];
  readonly topic: Topic;
  /** The companies of its market, each with its weight to this question. */
  readonly candidates: readonly Candidate[];
}

/** The samples of a question are asked at about the same time. */
const KEPT_QUESTIONS = 200;
const kept = new LRUCache<string, UnderstoodQuestion>({ max: KEPT_QUESTIONS });

export function understandQuestion(text: string): UnderstoodQuestion {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const named = listNamedCompanies(text);
  const topic = recogniseTopic({ question: text, namedSectors: named.map((company) => company.sector) });
  const understood = { named, topic, candidates: weighCandidates({ question: text, topic }) };
  kept.set(text, understood);
  return understood;
}

const keptNamings = new LRUCache<string, boolean>({ max: KEPT_QUESTIONS });

/** Whether a question itself names the company that asks it. */
export function asksForBrand({ text, brand }: { text: string; brand: Asker }): boolean {
  const key = JSON.stringify([text, brand.name, brand.websiteUrl]);
  const known = keptNamings.get(key);
  if (known !== undefined) return known;
  const isNamed = containsBrandName({ text, brand });
  keptNamings.set(key, isNamed);
  return isNamed;
}

/**
 * Each question has its own weights, so that its samples resemble one another and differ from those of other questions.
 */
function weighCandidates({ question, topic }: { question: string; topic: Topic }): Candidate[] {
  return listCandidates(topic).map((candidate) => {
    const taste = 0.25 + 1.75 * createChance(`taste\n${question}\n${candidate.name}`).fraction();
    return { ...candidate, weight: candidate.weight * taste };
  });
}
