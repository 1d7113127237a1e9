import { Check, CircleAlert, RefreshCw, X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../buttons/button.tsx';
import { uiCopy } from '../copy.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { ToastFocus } from './toast-focus.tsx';
import { AUTO_CLOSE_MS, dismissToast, readToast, subscribeToToast, type Toast } from './toast-store.ts';

const SWIPE_THRESHOLD_PX = 50;
const ICONS = {
  info: <RefreshCw className="mt-px text-accent" />,
  success: <Check className="mt-px text-positive" />,
  error: <CircleAlert className="mt-px text-negative" />,
};

/**
 * The region of notifications: one at a time, bottom right. On a narrow screen at the top, away from the buttons of a
 * sheet; below a drawer's text, away from its title and its way out. F8 leads to it.
 */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, readToast);
  const viewport = useRef<HTMLOListElement>(null);
  // Beside the app, not in it: an open dialog hides all of the app.
  return createPortal(
    <Primitive.Provider
      label={uiCopy.notification}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {toast !== null && <ToastCard key={toast.id} toast={toast} />}
      <Primitive.Viewport
        ref={viewport}
        hotkey={['F8']}
        label={uiCopy.notifications}
        // Announced by each toast itself; the mark keeps an open dialog from hiding the region.
        aria-live="off"
        className="fixed inset-x-0 top-0 z-(--z-toast) flex flex-col p-3 outline-none max-sm:in-[body:has([data-drawer])]:top-auto max-sm:in-[body:has([data-drawer])]:bottom-0 sm:inset-x-auto sm:top-auto sm:right-0 sm:bottom-0 sm:w-full sm:max-w-[444px]"
      />
      <ToastFocus region={viewport} />
    </Primitive.Provider>,
    document.body,
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const tone = toast.tone ?? 'info';
  return (
    <Primitive.Root
      open={toast.isOpen}
      onOpenChange={(isOpen) => {
        if (!isOpen) dismissToast(toast.id);
      }}
      duration={AUTO_CLOSE_MS}
      type={tone === 'error' ? 'foreground' : 'background'}
      className="pointer-events-auto! flex items-start gap-3 rounded-3 border bg-overlay py-3.5 pr-3 pl-4 shadow-pop motion-toast"
    >
      {ICONS[tone]}
      <div className="min-w-0 flex-1 text-sm wrap-anywhere">
        <Primitive.Title className="font-semibold">{toast.title}</Primitive.Title>
        {toast.description !== undefined && (
          <Primitive.Description className="mt-0.5 text-muted">{toast.description}</Primitive.Description>
        )}
        {toast.action !== undefined && (
          <Primitive.Action asChild altText={toast.action.label}>
            <Button
              variant={tone === 'error' ? 'secondary' : 'soft'}
              className="mt-2.5"
              onClick={toast.action.onSelect}
            >
              {toast.action.label}
            </Button>
          </Primitive.Action>
        )}
      </div>
      <Primitive.Close asChild>
        <IconButton label={uiCopy.close} icon={<X />} size="sm" className="-mt-1.5 -mr-1" />
      </Primitive.Close>
    </Primitive.Root>
  );
}
