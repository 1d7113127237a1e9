import type { Prompt } from '@citato/contract';
import { companiesCopy } from '../copy.ts';
import { useDeletePrompt } from '../queries.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { DeletionLoss } from './deletion-loss.tsx';

const copy = companiesCopy.deletePrompt;

interface DeletePromptDialogProps {
  prompt: Prompt;
  isOpen: boolean;
  onClose: () => void;
}

export function DeletePromptDialog({ prompt, ...rest }: DeletePromptDialogProps) {
  const { mutateAsync } = useDeletePrompt();
  return (
    <DeleteDialog
      {...rest}
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
      done={companiesCopy.toasts.promptDeleted}
      failed={companiesCopy.toasts.promptDeleteFailed}
      remove={() => mutateAsync(prompt.id)}
    />
  );
}
