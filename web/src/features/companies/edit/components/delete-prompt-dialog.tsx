import { nameQuestion, type Prompt } from '@citato/contract';
import { companiesCopy } from '../../list/copy.ts';
import { useDeletion, useHeldDeletion } from '../use-deletion.ts';
import { useDeletePrompt } from '../../list/queries.ts';
import { DeletionDialog } from './deletion-dialog.tsx';

const copy = companiesCopy.deletePrompt;
const TOASTS = {
  done: companiesCopy.toasts.promptDeleted,
  failed: companiesCopy.toasts.promptDeleteFailed,
};

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before a prompt is deleted for good. */
export function DeletePromptDialog({ prompt, ...dialog }: DialogProps & { prompt: Prompt }) {
  const { mutateAsync } = useDeletePrompt();
  const confirm = useDeletion({
    ...TOASTS,
    remove: () => mutateAsync(prompt.id),
    onClose: dialog.onClose,
  });
  return (
    <DeletionDialog
      {...dialog}
      copy={copy}
      after={copy.after}
      name={nameQuestion(prompt)}
      prompts={[prompt]}
      onConfirm={confirm}
    />
  );
}

/** Asks once, however many were chosen; some seconds are left to take it back. */
export function DeleteChosenDialog({ prompts, ...dialog }: DialogProps & { prompts: readonly Prompt[] }) {
  const remove = useHeldDeletion();
  const words = copy.chosen(prompts.length);
  return (
    <DeletionDialog
      {...dialog}
      copy={{ ...copy, ...words }}
      after={words.after}
      name={copy.count(prompts.length)}
      prompts={prompts}
      onConfirm={() => {
        remove(prompts.map(({ id }) => id));
        dialog.onClose();
      }}
    />
  );
}
