import { DropdownMenu as Primitive } from 'radix-ui';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { MenuParts } from '../menu-parts.ts';
import { TriggerStandIn } from './trigger-stand-in.tsx';

export interface MenuContentProps {
  isOpen: boolean;
  onClose: () => void;
  trigger: RefObject<HTMLElement | null>;
  id: string;
  triggerId: string;
  /** Opened by a key: the first entry has the focus, not the menu. */
  isByKey: boolean;
  header: ReactNode;
  children: ReactNode;
}

/** A menu below its trigger, with the keys of one. */
export function MenuContent({
  isOpen,
  onClose,
  trigger,
  id,
  triggerId,
  isByKey,
  header,
  children,
}: MenuContentProps) {
  const headerId = useId();
  return (
    <Primitive.Root
      modal={false}
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
          aria-labelledby={triggerId}
          align="end"
          sideOffset={8}
          collisionPadding={8}
          {...(header !== undefined && { 'aria-describedby': headerId })}
          className="z-(--z-overlay) w-60 rounded-3 border bg-overlay p-1.5 shadow-pop motion-menu"
        >
          {header !== undefined && (
            <div
              id={headerId}
              className="mb-1.5 border-b px-2.5 pt-2 pb-2.5 text-xs wrap-anywhere text-muted"
            >
              {header}
            </div>
          )}
          <MenuParts value={Primitive}>
            <Entries isByKey={isByKey}>{children}</Entries>
          </MenuParts>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Radix gives the first one the focus only when it was there as the key went down. */
function Entries({ isByKey, children }: Pick<MenuContentProps, 'isByKey' | 'children'>) {
  const list = useRef<HTMLDivElement>(null);
  const focusFirst = useEffectEvent(() => {
    if (isByKey) list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
  });
  useEffect(() => {
    focusFirst();
  }, []);
  return <div ref={list}>{children}</div>;
}
