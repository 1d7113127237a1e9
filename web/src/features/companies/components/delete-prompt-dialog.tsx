import { nameQuestion, type Prompt } from '@citato/contract';
import { companiesCopy } from '../copy.ts';
import { useDeletePrompt, useDeletePrompts } from '../queries.ts';
import { DeletionDialog } from './deletion-dialog.tsx';

const copy = companiesCopy.deletePrompt;

interface DeletePromptDialogProps {
  /** One, or all that were chosen. */
  prompts: readonly Prompt[];
  isOpen: boolean;
  onClose: () => void;
}

/** Asks once, however many prompts go. */
export function DeletePromptDialog({ prompts, isOpen, onClose }: DeletePromptDialogProps) {
  const { mutateAsync: deleteOne } = useDeletePrompt();
  const { mutateAsync: deleteMany } = useDeletePrompts();
  const [prompt] = prompts;
  if (prompt === undefined) return null;
  const count = prompts.length;
  const words = count === 1 ? copy : { ...copy, ...copy.many(count) };
  return (
    <DeletionDialog
      copy={words}
      after={words.after}
      name={count === 1 ? nameQuestion(prompt) : copy.count(count)}
      prompts={prompts}
      toasts={{
        done: count === 1 ? companiesCopy.toasts.promptDeleted : companiesCopy.toasts.promptsDeleted(count),
        failed: companiesCopy.toasts.promptDeleteFailed,
      }}
      remove={() => (count === 1 ? deleteOne(prompt.id) : deleteMany(prompts.map(({ id }) => id)))}
      isOpen={isOpen}
      onClose={onClose}
    />
  );
}
