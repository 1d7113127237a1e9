import { Tooltip as Primitive } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { TriggerStandIn } from './trigger-stand-in.tsx';

export interface TooltipContentProps {
  isOpen: boolean;
  onClose: () => void;
  trigger: RefObject<HTMLElement | null>;
  /** On the page while it is shown: from then on it decides itself when the pointer has left it. */
  shown: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** The words of a tooltip, above its trigger; the pointer may rest on them. */
export function TooltipContent({ isOpen, onClose, trigger, shown, children }: TooltipContentProps) {
  return (
    <Primitive.Provider>
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
            ref={shown}
            sideOffset={6}
            collisionPadding={8}
            className="z-(--z-toast) max-w-72 rounded-2 border bg-overlay px-3 py-2 text-xs text-text shadow-pop motion-menu"
          >
            {children}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
