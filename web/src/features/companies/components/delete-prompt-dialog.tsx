import type { Prompt } from '@citato/contract';
import { companiesCopy } from '../copy.ts';
import { useDeletePrompt } from '../queries.ts';
import { DeletionDialog } from './deletion-dialog.tsx';

const copy = companiesCopy.deletePrompt;
const TOASTS = {
  done: companiesCopy.toasts.promptDeleted,
  failed: companiesCopy.toasts.promptDeleteFailed,
};

interface DeletePromptDialogProps {
  prompt: Prompt;
  isOpen: boolean;
  onClose: () => void;
}

export function DeletePromptDialog({ prompt, isOpen, onClose }: DeletePromptDialogProps) {
  const { mutateAsync } = useDeletePrompt();
  return (
    <DeletionDialog
      copy={copy}
      after={copy.after}
      name={prompt.text}
      prompts={[prompt]}
      toasts={TOASTS}
      remove={() => mutateAsync(prompt.id)}
      isOpen={isOpen}
      onClose={onClose}
    />
  );
}
