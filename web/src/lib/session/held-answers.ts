import { readGeneration } from './session-store.ts';

interface HeldAnswer {
  readonly etag: string;
  readonly value: unknown;
  /** The sign-in it was given to. */
  readonly generation: number;
}

/** In memory only, like the token: nothing of an account stays in the browser's own cache. */
const held = new Map<string, HeldAnswer>();

/** The answer an address gave last in this session, where the server named its version. */
export function findHeldAnswer(url: string): HeldAnswer | null {
  const answer = held.get(url);
  return answer?.generation === readGeneration() ? answer : null;
}

export function holdAnswer({ url, etag, value }: { url: string; etag: string; value: unknown }): void {
  held.set(url, { etag, value, generation: readGeneration() });
}
