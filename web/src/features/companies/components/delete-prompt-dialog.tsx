import type { Prompt } from '@citato/contract';
import { AlertDialog } from '#ui';
import { companiesCopy } from '../copy.ts';
import { useDeletePrompt } from '../queries.ts';
import { useDeletion } from '../use-deletion.ts';
import { DeletionLoss } from './deletion-loss.tsx';

const copy = companiesCopy.deletePrompt;

interface DeletePromptDialogProps {
  prompt: Prompt;
  isOpen: boolean;
  onClose: () => void;
}

export function DeletePromptDialog({ prompt, isOpen, onClose }: DeletePromptDialogProps) {
  const { mutateAsync } = useDeletePrompt();
  const deletion = useDeletion({
    done: companiesCopy.toasts.promptDeleted,
    failed: companiesCopy.toasts.promptDeleteFailed,
    remove: () => mutateAsync(prompt.id),
    onClose,
  });
  return (
    <AlertDialog
      {...deletion}
      isOpen={isOpen}
      title={copy.title}
      description={
        <>
          {copy.before}
          <b>{prompt.text}</b>
          {copy.after}
          <DeletionLoss prompts={[prompt]} />
        </>
      }
      actionLabel={copy.confirm}
    />
  );
}
