import { Slot } from 'radix-ui';
import { type ReactNode, useId, useRef, useState } from 'react';
import { prefetchPart } from '#lib/load-part';
import { lazyDialog } from './lazy-dialog.tsx';

const load = async () => (await import('./contents/popover-content.tsx')).PopoverContent;
const PopoverContent = lazyDialog(load);
const prefetch = () => {
  prefetchPart(load);
};

/** What a popover takes at most below its trigger. */
const ROOM_PX = 352;

/** A trigger near the lower edge moves up first: opened above it, the popover would lie over the figure it explains. */
function makeRoomBelow(trigger: HTMLElement): void {
  if (window.innerHeight - trigger.getBoundingClientRect().bottom < ROOM_PX)
    trigger.scrollIntoView({ block: 'center' });
}

interface PopoverProps {
  /** A button; a tap, Enter or a click opens what belongs to it. */
  trigger: ReactNode;
  children: ReactNode;
  className?: string;
  /** The name of a popover that holds controls; one without a name is a note, and the focus stays where it is. */
  label?: string;
  /** Which edge of its trigger it keeps to. */
  align?: 'start' | 'end';
  /** Given by who closes it by itself. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** What a word or a figure rests on, below it; closed by Escape or a tap elsewhere. Its code comes when reached for. */
export function Popover({
  trigger,
  children,
  className = 'max-w-72',
  label,
  align = 'start',
  isOpen: given,
  onOpenChange,
}: PopoverProps) {
  const button = useRef<HTMLElement>(null);
  const [own, setOwn] = useState(false);
  const isOpen = given ?? own;
  const setIsOpen = onOpenChange ?? setOwn;
  const id = useId();
  return (
    <>
      <Slot.Root
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-state={isOpen ? 'open' : 'closed'}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => {
          if (!isOpen && button.current !== null) makeRoomBelow(button.current);
          setIsOpen(!isOpen);
        }}
      >
        {trigger}
      </Slot.Root>
      <PopoverContent
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false);
        }}
        trigger={button}
        id={id}
        label={label}
        align={align}
        className={className}
      >
        {children}
      </PopoverContent>
    </>
  );
}
