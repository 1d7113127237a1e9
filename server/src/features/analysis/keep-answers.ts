import type { AnalysisResult } from '@citato/contract';
import { LRUCache } from 'lru-cache';
import type { ResultId } from '#lib/ids';
import { type LoadAnswers, loadAnswers } from './load-answers.ts';

const MAX_CHARACTERS = 16_000_000;
/** A text whose retention ends goes without a word of its row: it is not kept for longer than this. */
const KEEP_MS = 5 * 60_000;
/** What mentions and sources of an answer weigh beside its text. */
const EVIDENCE_CHARACTERS = 4_000;

interface KeptAnswer {
  readonly version: string;
  readonly answer: AnalysisResult;
}

/** Loads answers and keeps them for those who leaf through them: one is good for as long as its row stays what it was. */
export function keepAnswers(): LoadAnswers {
  const kept = new LRUCache<ResultId, KeptAnswer>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ answer }) => EVIDENCE_CHARACTERS + (answer.answer?.length ?? 0),
    ttl: KEEP_MS,
  });
  return async (db, rows) => {
    const known = new Map(
      rows.flatMap(({ result, version }) => {
        const found = kept.get(result.id);
        return found?.version === version ? [[result.id, found.answer]] : [];
      }),
    );
    const missing = rows.filter(({ result }) => !known.has(result.id));
    const loaded = missing.length === 0 ? [] : await loadAnswers(db, missing);
    for (const [index, { result, version }] of missing.entries()) {
      const answer = loaded[index];
      if (answer === undefined) continue;
      known.set(result.id, answer);
      kept.set(result.id, { version, answer });
    }
    return rows.flatMap(({ result }) => known.get(result.id) ?? []);
  };
}
