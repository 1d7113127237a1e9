import { analysisResult } from '@citato/contract';
import { LRUCache } from 'lru-cache';
import type { ResultId } from '#lib/ids';
import { type CheckedJson, writeChecked } from '#platform/http';
import { type LoadAnswers, type LoadedAnswer, loadAnswers } from './load-answers.ts';

const MAX_BYTES = 16_000_000;
/** An entry costs memory beside its bytes. */
const MOST_ENTRIES = 20_000;
/** A text whose retention ends goes without a word of its row: it is not kept for longer than this. */
const KEEP_MS = 5 * 60_000;

/** Answers as they travel. */
export type AnswerJson = CheckedJson<typeof analysisResult>;

interface KeptAnswer {
  readonly version: string;
  readonly loaded: LoadedAnswer<AnswerJson>;
}

/** Writes answers and keeps them for those who leaf through them: one is good for as long as its row stays what it was. */
export function createAnswersCache(): LoadAnswers<AnswerJson> {
  const kept = new LRUCache<ResultId, KeptAnswer>({
    max: MOST_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ loaded }) => loaded.answer.length,
    ttl: KEEP_MS,
  });
  return async (db, listed) => {
    const known = new Map(
      listed.flatMap(({ id, version }) => {
        const found = kept.get(id);
        return found?.version === version ? [[id, found.loaded]] : [];
      }),
    );
    const missing = listed.filter(({ id }) => !known.has(id));
    const versions = new Map(missing.map(({ id, version }) => [id, version]));
    for (const one of missing.length === 0 ? [] : await loadAnswers(db, missing)) {
      const loaded = { ...one, answer: writeChecked(analysisResult, one.answer) };
      known.set(one.id, loaded);
      kept.set(one.id, { version: versions.get(one.id) ?? '', loaded });
    }
    return listed.flatMap(({ id }) => known.get(id) ?? []);
  };
}
