import { randomId } from '../browser/random-id.ts';

/** An id, and what was asked under it. */
export interface NamedRequest {
  readonly content: string;
  readonly id: string;
}

export interface RequestNamer {
  readonly nameOf: (content: unknown) => string;
  /** What has no answer yet. */
  readonly unanswered: () => NamedRequest | null;
  /** The answer came: the same content is a new wish. */
  readonly forget: () => void;
}

/**
 * Names what a form asks of the server: the same content gets the same id until the answer is there, so that asking
 * again after a lost answer does nothing twice; other content is another request.
 */
export function createRequestNamer(kept: NamedRequest | null = null): RequestNamer {
  let last = kept;
  return {
    nameOf: (content) => {
      const text = JSON.stringify(content);
      if (last?.content !== text) last = { content: text, id: randomId() };
      return last.id;
    },
    unanswered: () => last,
    forget: () => {
      last = null;
    },
  };
}
