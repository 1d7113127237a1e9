import { Popover as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

interface PopoverProps {
  /** A button; a tap, Enter or a click opens what belongs to it. */
  trigger: ReactNode;
  children: ReactNode;
  className?: string;
  /** The name of a popover that holds controls; one without a name is a note, and the focus stays where it is. */
  label?: string;
}

/** What a word or a figure rests on, below it; closed by Escape or a tap elsewhere. */
export function Popover({ trigger, children, className = 'max-w-72', label }: PopoverProps) {
  const isNote = label === undefined;
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align="start"
          sideOffset={6}
          collisionPadding={8}
          role={isNote ? 'note' : 'dialog'}
          aria-label={label}
          onOpenAutoFocus={
            isNote
              ? (event) => {
                  event.preventDefault();
                }
              : undefined
          }
          className={`z-(--z-overlay) rounded-2 border bg-overlay px-3 py-2 text-xs text-text shadow-pop motion-menu ${className}`}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
