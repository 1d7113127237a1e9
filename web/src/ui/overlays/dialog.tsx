import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { uiCopy } from '../copy.ts';
import { dialogClasses, scrimClasses, type DialogSize } from './dialog-classes.ts';
import { DialogGrip, dialogHeadClasses, dialogTitleClasses } from './dialog-parts.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { useFocusReturn } from './use-focus-return.ts';

interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** A statement, not a question. */
  title: string;
  /** One sentence below the title. */
  description?: ReactNode;
  size?: DialogSize;
  /** Something would be lost: Escape and a click beside the dialog ask before they close it. */
  hasInput?: boolean;
  /** What they ask, where nothing was typed. */
  leave?: string;
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
  leave = uiCopy.leave,
  children,
}: DialogProps) {
  const focus = useFocusReturn();
  const [isAsking, setIsAsking] = useState(false);
  // A question that stands is answered by what is done meanwhile: nothing is left to lose, or another key was pressed.
  const isAsked = isAsking && hasInput && isOpen;
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay data-scrim className={scrimClasses} />
        <Primitive.Content
          className={dialogClasses({ size })}
          onOpenAutoFocus={(event) => {
            focus.remember();
            focusFirstField(event);
          }}
          onCloseAutoFocus={focus.giveBack}
          onEscapeKeyDown={(event) => {
            if (!hasInput) return;
            event.preventDefault();
            setIsAsking(!isAsked);
          }}
          onPointerDownOutside={({ detail }) => {
            if (hasInput && isScrim(detail.originalEvent.target)) setIsAsking(true);
          }}
          onInteractOutside={(event) => {
            if (hasInput) event.preventDefault();
          }}
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
          {isAsked && (
            <LeaveQuestion
              text={leave}
              onStay={() => {
                setIsAsking(false);
              }}
              onLeave={() => {
                onOpenChange(false);
              }}
            />
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Beside the dialog, not on a notification above it. */
const isScrim = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && 'scrim' in target.dataset;

// A dialog is opened to fill something in or to read: the way out is not where the focus belongs.
function focusFirstField(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  const field = event.currentTarget.querySelector<HTMLElement>('input, textarea, select');
  (field ?? event.currentTarget).focus();
}
