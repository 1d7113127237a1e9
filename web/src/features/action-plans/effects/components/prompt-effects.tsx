import type { Prompt } from '@citato/contract';
import { FigureNote } from '#ui';
import { effectCopy as copy } from '../copy.ts';
import { useDoneActions } from '../queries.ts';
import { EffectLines } from './effect-lines.tsx';

/** What was done for one prompt, by its list or by the plan, and what came after. */
export function PromptEffects({ prompt: { id, companyId, lastProcessed } }: { prompt: Prompt }) {
  const actions = useDoneActions({ id: companyId, lastUpdated: lastProcessed }).filter(
    ({ promptIds, undoneAt }) => promptIds.includes(id) && undoneAt === null,
  );
  if (actions.length === 0) return null;
  return (
    <section aria-label={copy.title} className="px-4 pb-5 md:px-6">
      <h3 className="text-sm font-semibold">{copy.title}</h3>
      <ul className="mt-2 grid gap-3">
        {actions.map((action) => (
          <li key={`${action.from} ${action.key}`}>
            <p className="text-sm text-pretty wrap-anywhere">
              {action.title} <span className="text-2xs text-faint">{copy.doneOn(action.day)}</span>
            </p>
            <EffectLines action={action} />
          </li>
        ))}
      </ul>
      <FigureNote className="mt-2">{copy.note}</FigureNote>
    </section>
  );
}
