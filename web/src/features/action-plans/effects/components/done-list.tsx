import type { DoneAction } from '@citato/contract';
import { nameShortDay } from '#lib/format';
import { FigureNote } from '#ui';
import { effectCopy as copy } from '../copy.ts';
import { sayBriefly } from '../say-effect.ts';

interface DoneListProps {
  /** As the chart marks them. */
  days: readonly { readonly number: number; readonly day: string; readonly actions: readonly DoneAction[] }[];
}

/** What was done on each marked day, and what came after. */
export function DoneList({ days }: DoneListProps) {
  return (
    <div>
      <ul aria-label={copy.title} className="grid gap-1 text-xs">
        {days.flatMap(({ number, day, actions }) =>
          actions.map((action) => (
            <li key={`${action.from} ${action.key} ${action.title}`} className="flex gap-2">
              <span aria-hidden className="w-3 font-semibold text-accent">
                {number}
              </span>
              <span className="min-w-0 text-pretty wrap-anywhere">
                {nameShortDay(day)} · {action.title}
                <small className="block text-2xs text-faint">{sayBriefly(action)}</small>
              </span>
            </li>
          )),
        )}
      </ul>
      <FigureNote className="mt-1">{copy.markNote}</FigureNote>
    </div>
  );
}
