import type { TaskAction } from '@citato/contract';
import { ApiError } from '#lib/api-error';
import { useMay } from '#lib/session/use-may';
import { showToast } from '#ui';
import { taskListCopy as copy } from '../copy.ts';
import { useSetActionDone } from '../queries.ts';
import { ActionDetails } from './action-details.tsx';

interface ActionListProps {
  promptId: string;
  tasks: readonly TaskAction[];
  version: number;
  onReadAnswer: (answerId: string) => void;
}

/** The actions in order, the first one open. */
export function ActionList({ promptId, tasks, version, onReadAnswer }: ActionListProps) {
  const mayTick = useMay<'setActionDone'>('edit');
  const tick = useSetActionDone(promptId);
  return (
    <ol className="mt-2 border-t">
      {tasks.map((action) => (
        <li key={action.number} className="flex items-start gap-1 not-last:border-b">
          {mayTick && (
            <label className="grid h-13 w-11 shrink-0 cursor-pointer place-items-center -ml-3">
              <input
                type="checkbox"
                className="size-[18px] cursor-pointer checkbox"
                checked={action.isDone}
                aria-label={copy.markDone(action.title)}
                onChange={({ target }) => {
                  // Callbacks of mutate() are lost where another action is ticked meanwhile.
                  tick
                    .mutateAsync({ number: action.number, isDone: target.checked, version })
                    .catch(showTickFailure);
                }}
              />
            </label>
          )}
          <ActionDetails action={action} onReadAnswer={onReadAnswer} />
        </li>
      ))}
    </ol>
  );
}

function showTickFailure(error: unknown): void {
  const description = error instanceof ApiError ? error.message : undefined;
  showToast({ title: copy.tickFailed, ...(description !== undefined && { description }), tone: 'error' });
}
