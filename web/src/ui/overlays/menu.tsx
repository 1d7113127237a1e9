import { DropdownMenu as Primitive } from 'radix-ui';
import { type ReactNode, useId } from 'react';

const itemClasses =
  'flex min-h-10 w-full cursor-pointer items-center gap-2.5 rounded-2 px-2.5 text-left text-sm text-text no-underline outline-none select-none data-highlighted:bg-sunken pointer-coarse:min-h-11';

interface MenuProps {
  /** A button; gets the menu's ARIA. */
  trigger: ReactNode;
  /** Who or what the menu belongs to. */
  header?: ReactNode;
  children: ReactNode;
}

export function Menu({ trigger, header, children }: MenuProps) {
  const headerId = useId();
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
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
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

export function MenuItem({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <Primitive.Item
      className={itemClasses}
      onSelect={(event) => {
        focusTrigger(event);
        onSelect();
      }}
    >
      {children}
    </Primitive.Item>
  );
}

/** At once: a dialog gives the focus back to where it found it, and the entry that opens one leaves with its menu. */
function focusTrigger({ target }: Event): void {
  const menu = target instanceof Element ? target.closest('[role=menu]') : null;
  document.getElementById(menu?.getAttribute('aria-labelledby') ?? '')?.focus();
}

/** An entry that is a link: one anchor as its child. */
export function MenuLink({ children }: { children: ReactNode }) {
  return (
    <Primitive.Item asChild className={itemClasses}>
      {children}
    </Primitive.Item>
  );
}

export function MenuSeparator() {
  return <Primitive.Separator className="my-1.5 h-px bg-line" />;
}
