import { Popover as Primitive } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { TriggerStandIn } from './trigger-stand-in.tsx';

export interface PopoverContentProps {
  isOpen: boolean;
  onClose: () => void;
  trigger: RefObject<HTMLElement | null>;
  id: string;
  label: string | undefined;
  align: 'start' | 'end';
  className: string;
  children: ReactNode;
}

/** As wide as the narrowest page's margin. */
const GAP_TO_EDGE = 16;

/** What a popover shows, below its trigger. */
export function PopoverContent({
  isOpen,
  onClose,
  trigger,
  id,
  label,
  align,
  className,
  children,
}: PopoverContentProps) {
  const isNote = label === undefined;
  return (
    <Primitive.Root
      open={isOpen}
      onOpenChange={(isOpening) => {
        if (!isOpening) onClose();
      }}
    >
      <Primitive.Trigger asChild>
        <TriggerStandIn trigger={trigger} />
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          id={id}
          align={align}
          sideOffset={6}
          collisionPadding={GAP_TO_EDGE}
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
