import type { Prompt } from '@citato/contract';
import { useState } from 'react';
import { DeleteChosenDialog, useShowFailure, LabelMenu } from '#features/companies';
import { Button, showToast } from '#ui';
import { boardCopy } from '../copy.ts';
import { useSetPromptsActive, useStartAnalyses } from '../queries.ts';

const copy = boardCopy.chosen;

/** What can be done with all chosen prompts at once. */
export function ChosenBar({ prompts, onClear }: { prompts: readonly Prompt[]; onClear: () => void }) {
  const [isDeleting, setIsDeleting] = useState(false);
  const showFailure = useShowFailure();
  const activity = useSetPromptsActive();
  const analyses = useStartAnalyses();
  const isPausing = prompts.some(({ isActive }) => isActive);

  const setActive = async ({ promptIds, isActive }: { promptIds: string[]; isActive: boolean }) => {
    try {
      await activity.mutateAsync({ promptIds, isActive });
      showToast({
        title: isActive ? copy.resumed(promptIds.length) : copy.paused(promptIds.length),
        ...(!isActive && { description: copy.pausedText }),
        tone: 'success',
        action: {
          label: copy.undo,
          onSelect: () => void setActive({ promptIds, isActive: !isActive }),
        },
      });
    } catch (error) {
      showFailure({ error, fallback: copy.retry, title: copy.activityFailed });
    }
  };
  const analyse = async () => {
    try {
      const { started, running, refused } = await analyses.mutateAsync(prompts.map(({ id }) => id));
      const rest = copy.rest({ running, refused });
      showToast({
        title: started === 0 ? copy.none : copy.started(started),
        ...(rest !== '' && { description: rest }),
        tone: started === 0 ? 'info' : 'success',
      });
    } catch (error) {
      showFailure({ error, fallback: copy.retry, title: copy.analyseFailed });
    }
  };
  return (
    <div
      role="toolbar"
      aria-label={copy.label}
      className="sticky bottom-3 z-(--z-header) mx-auto flex w-fit max-w-full flex-wrap items-center gap-2 rounded-3 border bg-overlay px-3 py-2 shadow-pop print:hidden"
    >
      <span role="status" className="px-1 text-sm font-medium">
        {copy.count(prompts.length)}
      </span>
      <LabelMenu prompts={prompts} />
      <Button
        disabled={activity.isPending}
        onClick={() => {
          const changed = prompts.filter(({ isActive }) => isActive === isPausing).map(({ id }) => id);
          void setActive({ promptIds: changed, isActive: !isPausing });
        }}
      >
        {isPausing ? copy.pause : copy.resume}
      </Button>
      <Button disabled={analyses.isPending} onClick={() => void analyse()}>
        {copy.analyse}
      </Button>
      <Button
        onClick={() => {
          setIsDeleting(true);
        }}
      >
        {copy.delete}
      </Button>
      <Button variant="ghost" onClick={onClear}>
        {copy.clear}
      </Button>
      <DeleteChosenDialog
        prompts={prompts}
        isOpen={isDeleting}
        onClose={() => {
          setIsDeleting(false);
        }}
      />
    </div>
  );
}
