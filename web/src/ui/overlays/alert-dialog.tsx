import { AlertDialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { uiCopy } from '../copy.ts';
import { closeOnEscape } from './close-on-escape.ts';
import { dialogClasses, scrimClasses } from './dialog-classes.ts';
import { DialogFoot, DialogGrip, dialogHeadClasses, dialogTitleClasses } from './dialog-parts.tsx';
import { useFocusReturn } from './use-focus-return.ts';

interface AlertDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** Names the thing that goes and says that it cannot be undone. */
  description: ReactNode;
  actionLabel: string;
  /** The way back, where 'Annulla' could be read as the action itself. */
  cancelLabel?: string;
  /** The work is under way: there is no way back, nor round it. */
  isPending?: boolean;
  /** Closes nothing by itself: the caller closes when the work is done. */
  onConfirm: () => void;
}

/** Confirms a gesture that cannot be undone; the focus starts on the way back. */
export function AlertDialog({
  isOpen,
  onOpenChange,
  title,
  description,
  actionLabel,
  cancelLabel = uiCopy.cancel,
  isPending = false,
  onConfirm,
}: AlertDialogProps) {
  const focus = useFocusReturn();
  const change = (isOpening: boolean) => {
    if (!isPending) onOpenChange(isOpening);
  };
  return (
    <Primitive.Root open={isOpen} onOpenChange={change}>
      <Primitive.Portal>
        <Primitive.Overlay className={scrimClasses} />
        <Primitive.Content
          className={dialogClasses()}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
          onKeyDown={closeOnEscape(() => change(false))}
        >
          <DialogGrip />
          <div className={dialogHeadClasses}>
            <Primitive.Title className={dialogTitleClasses}>{title}</Primitive.Title>
          </div>
          <Primitive.Description asChild>
            <div className="min-h-0 overflow-y-auto px-4 pt-2 wrap-anywhere text-muted sm:px-6 [&_b]:text-text">
              {description}
            </div>
          </Primitive.Description>
          <DialogFoot>
            <Primitive.Cancel asChild>
              <Button disabled={isPending}>{cancelLabel}</Button>
            </Primitive.Cancel>
            <Button variant="danger" isLoading={isPending} onClick={onConfirm}>
              {actionLabel}
            </Button>
          </DialogFoot>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
