import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { KeyboardEventHandler, ReactNode, Ref } from 'react';
import { uiCopy } from '../copy.ts';
import { scrimClasses } from './dialog-classes.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { useFocusReturn } from './use-focus-return.ts';

interface DrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** One line below the title. */
  meta: ReactNode;
  /** Beside the way out. */
  actions?: ReactNode;
  onKeyDown?: KeyboardEventHandler;
  /** What scrolls. */
  bodyRef?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Comes from the right and covers the screen under 768 px: something to read beside what it belongs to. */
export function Drawer({
  isOpen,
  onOpenChange,
  title,
  meta,
  actions,
  onKeyDown,
  bodyRef,
  children,
}: DrawerProps) {
  const focus = useFocusReturn();
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={scrimClasses} />
        <Primitive.Content
          aria-describedby={undefined}
          data-drawer
          className="fixed inset-0 z-(--z-overlay) flex flex-col bg-overlay motion-drawer focus:outline-none md:left-auto md:w-[min(680px,84vw)] md:border-l md:shadow-dialog"
          onKeyDown={onKeyDown}
          onOpenAutoFocus={(event) => {
            focus.remember();
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          onCloseAutoFocus={focus.giveBack}
        >
          <header className="flex items-center justify-between gap-4 border-b py-3 pr-1.5 pl-4 md:py-4 md:pr-4 md:pl-8">
            <div className="min-w-0">
              <Primitive.Title className="text-lg font-semibold tracking-prompt wrap-anywhere">
                {title}
              </Primitive.Title>
              <p className="text-xs wrap-break-word text-muted">{meta}</p>
            </div>
            <div className="flex shrink-0 items-center">
              {actions}
              <Primitive.Close asChild>
                <IconButton label={uiCopy.close} icon={<X />} />
              </Primitive.Close>
            </div>
          </header>
          <div
            ref={bodyRef}
            tabIndex={0}
            role="region"
            aria-label={title}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-5 pb-10 focus-visible:-outline-offset-2 md:px-8 md:pt-6 md:pb-12"
          >
            {children}
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
