import type { Prompt } from '@citato/contract';
import { AlertDialog } from '#ui';
import { companiesCopy } from '../../list/copy.ts';
import { isNeverAnalysed } from '../../list/model.ts';
import { useAnalysisLeft } from '../../list/use-analysis-left.ts';

interface DeletionDialogProps {
  /** The question: its title, its words before and after what is deleted, and the button that confirms. */
  copy: { title: string; before: string; confirm: string };
  after: string;
  name: string;
  /** They go with it. */
  prompts: readonly Prompt[];
  onConfirm: () => void;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks once before a company or a prompt is deleted, and says what is lost with it. */
export function DeletionDialog({
  copy,
  after,
  name,
  prompts,
  onConfirm,
  isOpen,
  onClose,
}: DeletionDialogProps) {
  return (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={onClose}
      onConfirm={onConfirm}
      title={copy.title}
      description={
        <>
          {copy.before}
          <b>{name}</b>
          {after}
          <DeletionLoss prompts={prompts} />
        </>
      }
      actionLabel={copy.confirm}
    />
  );
}

/** Says before the deletion what an account without a further analysis loses. */
function DeletionLoss({ prompts }: { prompts: readonly Prompt[] }) {
  const { isLeft, holder } = useAnalysisLeft();
  if (isLeft) return null;
  const { losesTheOne, losesNone } = companiesCopy.noAnalysis;
  const isTheOne = prompts.some((prompt) => !isNeverAnalysed(prompt));
  return <p className="mt-3">{isTheOne ? losesTheOne(holder) : losesNone(holder)}</p>;
}
