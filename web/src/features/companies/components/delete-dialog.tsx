import type { ReactNode } from 'react';
import { AlertDialog, showToast } from '#ui';
import { useShowFailure } from '../use-show-failure.ts';

interface DeleteDialogProps {
  title: string;
  description: ReactNode;
  actionLabel: string;
  /** The toasts of both ends. */
  done: string;
  failed: string;
  isOpen: boolean;
  onClose: () => void;
  remove: () => Promise<unknown>;
}

/** Asks once, closes at once: the deletion is already on screen and comes back if the server refuses it. */
export function DeleteDialog({ done, failed, remove, onClose, isOpen, ...texts }: DeleteDialogProps) {
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
  return (
    <AlertDialog
      {...texts}
      isOpen={isOpen}
      onOpenChange={onClose}
      onConfirm={() => {
        void confirm();
        onClose();
      }}
    />
  );
}
