import { monitoringData } from '@citato/contract';
import { LRUCache } from 'lru-cache';
import { listMonitoringOfUser } from '#features/measurements';
import type { PromptId, UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { type CheckedJson, writeChecked } from '#platform/http';
import { shapeListedNumbers } from './shape-companies.ts';

const MAX_BYTES = 24_000_000;
/** An entry costs memory beside its bytes. */
const MOST_ENTRIES = 20_000;

interface KeptText {
  readonly version: string;
  readonly json: CheckedJson<typeof monitoringData>;
}

/** The standing numbers of prompts as they travel. */
export interface NumberTextsCache {
  /** The text of each wanted state of a row, or of a newer one; by prompt, none where the row is gone. */
  load(
    db: Queryable,
    asked: { userId: UserId; wanted: readonly { promptId: PromptId; version: string }[] },
  ): Promise<ReadonlyMap<PromptId, readonly CheckedJson<typeof monitoringData>[]>>;
}

/** Keeps the texts of a process: one is good for as long as its row stays what it was. */
export function createNumberTextsCache(): NumberTextsCache {
  const kept = new LRUCache<PromptId, KeptText>({
    max: MOST_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ json }) => json.length,
  });
  return {
    load: async (db, { userId, wanted }) => {
      const texts = new Map<PromptId, readonly CheckedJson<typeof monitoringData>[]>();
      const missing: PromptId[] = [];
      for (const { promptId, version } of wanted) {
        const found = kept.get(promptId);
        if (found?.version === version) texts.set(promptId, [found.json]);
        else missing.push(promptId);
      }
      for (const { numbers, version } of await listMonitoringOfUser(db, { userId, promptIds: missing })) {
        const json = writeChecked(monitoringData, shapeListedNumbers(numbers));
        kept.set(numbers.promptId, { version, json });
        texts.set(numbers.promptId, [json]);
      }
      return texts;
    },
  };
}
