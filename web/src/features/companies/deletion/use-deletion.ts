import { showToast } from '#ui';
import { useShowFailure } from '../use-show-failure.ts';

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
