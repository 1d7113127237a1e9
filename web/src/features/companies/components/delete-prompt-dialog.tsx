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
  // Awaited, not given as callbacks: the dialog is gone before the server answers.
  const confirm = async () => {
    try {
      await remove.mutateAsync(prompt.id);
      showToast({ title: companiesCopy.toasts.promptDeleted, tone: 'success' });
    } catch (error) {
      showFailure({ error, fallback: companiesCopy.toasts.promptDeleteFailed, onUpgrade });
    }
  };
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
      onConfirm={() => {
        void confirm();
        onClose();
      }}
    />
  );
}
