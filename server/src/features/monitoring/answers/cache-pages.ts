import { api } from '@citato/contract';
import { createAnswerCache } from '#platform/http';

const MAX_BYTES = 16_000_000;
/** An entry costs memory beside its bytes. */
const MAX_PAGES = 5_000;
/**
 * A text deleted at the end of its retention does not change its answer's row: no page is cached for longer than this.
 */
const KEEP_MS = 5 * 60_000;

export type PagesCache = ReturnType<typeof createPagesCache>;

/** Caches the pages of answers of a process. */
export const createPagesCache = () =>
  createAnswerCache(api.listAnswers.responses[200], {
    maxBytes: MAX_BYTES,
    maxEntries: MAX_PAGES,
    keepMs: KEEP_MS,
  });
