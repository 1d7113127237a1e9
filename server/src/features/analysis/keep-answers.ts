import { analysisResult } from '@citato/contract';
import { LRUCache } from 'lru-cache';
import type { ResultId } from '#lib/ids';
import { type CheckedJson, writeChecked } from '#platform/http';
import { type LoadAnswers, type LoadedAnswer, loadAnswers } from './load-answers.ts';

const MAX_BYTES = 16_000_000;
/** A text whose retention ends goes without a word of its row: it is not kept for longer than this. */
const KEEP_MS = 5 * 60_000;

/** Answers as they travel. */
export type AnswerJson = CheckedJson<typeof analysisResult>;

interface KeptAnswer {
  readonly version: string;
  readonly loaded: LoadedAnswer<AnswerJson>;
}

/** Writes answers and keeps them for those who leaf through them: one is good for as long as its row stays what it was. */
export function keepAnswers(): LoadAnswers<AnswerJson> {
  const kept = new LRUCache<ResultId, KeptAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ loaded }) => loaded.answer.length,
    ttl: KEEP_MS,
  });
  return async (db, rows) => {
    const known = new Map(
      rows.flatMap(({ result, version }) => {
        const found = kept.get(result.id);
        return found?.version === version ? [[result.id, found.loaded]] : [];
      }),
    );
    const missing = rows.filter(({ result }) => !known.has(result.id));
    const fresh = missing.length === 0 ? [] : await loadAnswers(db, missing);
    for (const [index, { result, version }] of missing.entries()) {
      const one = fresh[index];
      if (one === undefined) continue;
      const loaded = { ...one, answer: writeChecked(analysisResult, one.answer) };
      known.set(result.id, loaded);
      kept.set(result.id, { version, loaded });
    }
    return rows.flatMap(({ result }) => known.get(result.id) ?? []);
  };
}
