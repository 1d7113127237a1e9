import type { EngineId } from '@citato/contract';
import { boardCopy as copy } from '../copy.ts';
import { BOARD_COLUMNS, ENGINE_COLUMNS } from './board-row.tsx';

/** How many prompts are shown and, where there is room for columns, what they are. */
export function BoardHead({
  engines,
  shown,
  all,
}: {
  engines: readonly EngineId[];
  shown: number;
  all: number;
}) {
  return (
    <div
      className={`sticky top-0 z-1 grid min-h-10 items-center gap-x-4 rounded-t-3 bg-raised px-4 text-2xs font-medium text-muted shadow-[0_1px_0_var(--c-line)] md:px-6 ${BOARD_COLUMNS}`}
    >
      <span role="status">{copy.shown({ shown, all })}</span>
      <span aria-hidden className="hidden lg:block">
        {copy.columns.rate}
      </span>
      <span aria-hidden className={ENGINE_COLUMNS}>
        {engines.map((engine) => (
          <span key={engine} className="truncate text-right">
            {copy.engines[engine]}
          </span>
        ))}
      </span>
      <span aria-hidden className="hidden pl-1 lg:block">
        {copy.columns.weeks}
      </span>
      <span aria-hidden className="hidden lg:block">
        {copy.columns.ahead}
      </span>
    </div>
  );
}
