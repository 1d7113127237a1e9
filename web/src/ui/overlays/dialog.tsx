import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { uiCopy } from '../copy.ts';
import { dialogClasses, scrimClasses, type DialogSize } from './dialog-classes.ts';
import { DialogGrip, dialogHeadClasses, dialogTitleClasses } from './dialog-parts.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { useFocusReturn } from './use-focus-return.ts';

interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** A statement, not a question. */
  title: string;
  /** One sentence below the title. */
  description?: ReactNode;
  size?: DialogSize;
  /** Something was typed: Escape and a click beside the dialog no longer close it. */
  hasInput?: boolean;
  /** `DialogBody` and `DialogFoot`. */
  children: ReactNode;
}

export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  size,
  hasInput = false,
  children,
}: DialogProps) {
  const focus = useFocusReturn();
  const keepInput = (event: Event) => {
    if (hasInput) event.preventDefault();
  };
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={scrimClasses} />
        <Primitive.Content
          className={dialogClasses({ size })}
          onOpenAutoFocus={(event) => {
            focus.remember();
            focusFirstField(event);
          }}
          onCloseAutoFocus={focus.giveBack}
          onEscapeKeyDown={keepInput}
          onInteractOutside={keepInput}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <DialogGrip />
          <div className={dialogHeadClasses}>
            <Primitive.Title className={dialogTitleClasses}>{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton
                label={uiCopy.close}
                icon={<X />}
                size="sm"
                className="-my-0.5 -mr-2 pointer-coarse:-my-2"
              />
            </Primitive.Close>
          </div>
          {description !== undefined && (
            <Primitive.Description asChild>
              <div className="px-4 pt-2 text-muted sm:px-6">{description}</div>
            </Primitive.Description>
          )}
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

// A dialog is opened to fill something in or to read: the way out is not where the focus belongs.
function focusFirstField(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  const field = event.currentTarget.querySelector<HTMLElement>('input, textarea, select');
  (field ?? event.currentTarget).focus();
}
