import { showToast, whenToastEnds } from '#ui';
import { companiesCopy } from '../list/copy.ts';
import { holdPrompts, releasePrompts } from '../list/held-prompts.ts';
import { useDeletePrompts } from '../list/queries.ts';
import { useShowFailure } from '../list/use-show-failure.ts';

const copy = companiesCopy.toasts;

interface Deletion {
  /** The toasts of success and failure. */
  done: string;
  failed: string;
  remove: () => Promise<unknown>;
  onClose: () => void;
}

/** For a dialog that closes at once: the deletion is shown and undone if the server refuses it. */
export function useDeletion({ done, failed, remove, onClose }: Deletion) {
  const showFailure = useShowFailure();
  // Awaited, not given as callbacks: the dialog is gone before the server answers.
  const confirm = async () => {
    try {
      await remove();
      showToast({ title: done, tone: 'success' });
    } catch (error) {
      showFailure({ error, fallback: failed, title: failed });
    }
  };
  return () => {
    void confirm();
    onClose();
  };
}

/**
 * Deletes prompts once the notification that offers to take it back is gone, or the page is left. Until then they are
 * off the screens alone: nothing has to be restored.
 */
export function useHeldDeletion(): (promptIds: readonly string[]) => void {
  const showFailure = useShowFailure();
  const { mutateAsync } = useDeletePrompts();
  return (promptIds) => {
    let isDecided = false;
    const decide = (): boolean => {
      const isFirst = !isDecided;
      isDecided = true;
      window.removeEventListener('pagehide', finish);
      return isFirst;
    };
    const finish = () => {
      if (!decide()) return;
      mutateAsync(promptIds)
        .catch((error: unknown) => {
          const failed = copy.promptDeleteFailed;
          showFailure({ error, fallback: failed, title: failed });
        })
        .finally(() => {
          releasePrompts(promptIds);
        });
    };
    holdPrompts(promptIds);
    window.addEventListener('pagehide', finish);
    const toast = showToast({
      title: copy.promptsDeleted(promptIds.length),
      description: copy.promptsHeld,
      tone: 'success',
      action: {
        label: copy.undo,
        onSelect: () => {
          if (!decide()) return;
          releasePrompts(promptIds);
          showToast({ title: copy.promptsKept(promptIds.length), tone: 'success' });
        },
      },
    });
    whenToastEnds(toast, finish);
  };
}
