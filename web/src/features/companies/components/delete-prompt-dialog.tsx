import type { Prompt } from '@citato/contract';
import { AlertDialog, showToast } from '#ui';
import { companiesCopy } from '../copy.ts';
import { useDeletePrompt } from '../queries.ts';
import { showFailure } from '../show-failure.ts';

const copy = companiesCopy.deletePrompt;

interface DeletePromptDialogProps {
  prompt: Prompt;
  isOpen: boolean;
  onClose: () => void;
  onUpgrade: () => void;
}

export function DeletePromptDialog({ prompt, isOpen, onClose, onUpgrade }: DeletePromptDialogProps) {
  const remove = useDeletePrompt();
  return (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={copy.title}
      description={
        <>
          {copy.before}
          <b>{prompt.text}</b>
          {copy.after}
        </>
      }
      actionLabel={copy.confirm}
      isPending={remove.isPending}
      onConfirm={() => {
        remove.mutate(prompt.id, {
          onSuccess: () => {
            showToast({ title: companiesCopy.toasts.promptDeleted, tone: 'success' });
          },
          onError: (error) => {
            showFailure({ error, fallback: companiesCopy.toasts.promptDeleteFailed, onUpgrade });
          },
        });
        onClose();
      }}
    />
  );
}
