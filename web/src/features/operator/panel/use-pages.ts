import { useState } from 'react';

export interface Pages {
  /** Where the pages begin that lie between the newest and the one on screen, this one included. */
  readonly starts: readonly string[];
  readonly setStarts: (starts: readonly string[]) => void;
  /** Where the page on screen begins; null for the newest. */
  readonly start: string | null;
}

/** Which page of a list is on screen, where each page names the start of the next. */
export function usePages(): Pages {
  const [starts, setStarts] = useState<readonly string[]>([]);
  return { starts, setStarts, start: starts.at(-1) ?? null };
}
