import { Slot } from 'radix-ui';
import { type KeyboardEvent, type PointerEvent, type ReactNode, use, useId, useRef, useState } from 'react';
import { prefetchPart } from '#lib/load-part';
import { lazyDialog } from './lazy-dialog.tsx';
import { MenuParts } from './menu-parts.ts';

const itemClasses =
  'flex min-h-10 w-full cursor-pointer items-center gap-2.5 rounded-2 px-2.5 text-left text-sm text-text no-underline outline-none select-none data-highlighted:bg-sunken pointer-coarse:min-h-11';

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown'];

const load = async () => (await import('./contents/menu-content.tsx')).MenuContent;
const MenuContent = lazyDialog(load);
const prefetch = () => {
  prefetchPart(load);
};

interface MenuProps {
  /** A button; gets the menu's ARIA. */
  trigger: ReactNode;
  /** Who or what the menu belongs to. */
  header?: ReactNode;
  children: ReactNode;
}

/** A button with a menu, whose code comes once somebody reaches for the button. */
export function Menu({ trigger, header, children }: MenuProps) {
  const button = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<'by-pointer' | 'by-key' | null>(null);
  const id = useId();
  const triggerId = useId();
  const isOpen = opened !== null;
  return (
    <>
      <Slot.Root
        ref={button}
        id={triggerId}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-state={isOpen ? 'open' : 'closed'}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onPointerDown={(event: PointerEvent) => {
          if (event.defaultPrevented || event.button !== 0 || event.ctrlKey) return;
          setOpened(isOpen ? null : 'by-pointer');
          // The menu takes the focus; the button must not take it back.
          if (!isOpen) event.preventDefault();
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.defaultPrevented || !OPENING_KEYS.includes(event.key)) return;
          setOpened(isOpen && event.key !== 'ArrowDown' ? null : 'by-key');
          event.preventDefault();
        }}
      >
        {trigger}
      </Slot.Root>
      <MenuContent
        isOpen={isOpen}
        onClose={() => {
          setOpened(null);
        }}
        trigger={button}
        id={id}
        triggerId={triggerId}
        isByKey={opened === 'by-key'}
        header={header}
      >
        {children}
      </MenuContent>
    </>
  );
}

export function MenuItem({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  const parts = use(MenuParts);
  return (
    parts !== null && (
      <parts.Item
        className={itemClasses}
        onSelect={(event) => {
          focusTrigger(event);
          onSelect();
        }}
      >
        {children}
      </parts.Item>
    )
  );
}

/** At once: a dialog gives the focus back to where it found it, and the entry that opens one leaves with its menu. */
function focusTrigger({ target }: Event): void {
  const menu = target instanceof Element ? target.closest('[role=menu]') : null;
  document.getElementById(menu?.getAttribute('aria-labelledby') ?? '')?.focus();
}

/** An entry that is a link: one anchor as its child. */
export function MenuLink({ children }: { children: ReactNode }) {
  const parts = use(MenuParts);
  return (
    parts !== null && (
      <parts.Item asChild className={itemClasses}>
        {children}
      </parts.Item>
    )
  );
}

export function MenuSeparator() {
  const parts = use(MenuParts);
  return parts !== null && <parts.Separator className="my-1.5 h-px bg-line" />;
}
