import { Slot } from 'radix-ui';
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { prefetchPart } from '#lib/load-part';
import { lazyDialog } from './lazy-dialog.tsx';

const OPEN_DELAY_MS = 700;
/** So soon after another was shown, the next comes at once. */
const SKIP_DELAY_MS = 300;

const load = async () => (await import('./contents/tooltip-content.tsx')).TooltipContent;
const TooltipContent = lazyDialog(load);

/** Of all tooltips one is shown at a time. */
const shownNow: { hide: (() => void) | null; until: number } = { hide: null, until: -Infinity };

/** A short explanation of one focusable child, which says the same to who hears it; never the only place of a fact. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  const trigger = useRef<HTMLElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(
    () => () => {
      clearTimeout(waiting.current);
    },
    [],
  );

  const hide = () => {
    clearTimeout(waiting.current);
    setIsOpen(false);
    if (isOpen) Object.assign(shownNow, { hide: null, until: performance.now() });
  };
  const show = () => {
    clearTimeout(waiting.current);
    shownNow.hide?.();
    shownNow.hide = () => {
      setIsOpen(false);
    };
    setIsOpen(true);
  };
  return (
    <>
      <Slot.Root
        ref={trigger}
        onPointerEnter={({ pointerType }: PointerEvent) => {
          if (pointerType === 'touch') return;
          prefetchPart(load);
          const isNext = shownNow.hide !== null || performance.now() - shownNow.until < SKIP_DELAY_MS;
          waiting.current = setTimeout(show, isNext ? 0 : OPEN_DELAY_MS);
        }}
        onPointerLeave={() => {
          clearTimeout(waiting.current);
          // On the page it sees itself where the pointer goes: it may rest on the words.
          if (shown.current === null) hide();
        }}
        onFocus={({ currentTarget }: FocusEvent) => {
          if (currentTarget.matches(':focus-visible')) show();
        }}
        onPointerDown={hide}
        onBlur={hide}
        onClick={hide}
      >
        {children}
      </Slot.Root>
      <TooltipContent isOpen={isOpen} onClose={hide} trigger={trigger} shown={shown}>
        {text}
      </TooltipContent>
    </>
  );
}
