import { lazyPart, Skeleton } from '#ui';
import { boardCopy as copy } from '../copy.ts';

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

const waiting = (
  <div aria-hidden className="mt-6 grid gap-2">
    {ROWS.map((row) => (
      <Skeleton key={row} className="h-12" />
    ))}
  </div>
);

/** Fetched by who follows more prompts than cards can show. */
export const Board = lazyPart(async () => (await import('./board.tsx')).Board, {
  waiting,
  failed: copy.failed,
});
