import { FocusScope } from 'radix-ui/internal';
import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { readToast, subscribeToToast } from './toast-store.ts';

/**
 * Lets F8 lead out of an open dialog: while the focus is at the notifications, the dialog's hold on it rests. Left or
 * closed, they give the focus back to where it came from.
 */
export function ToastFocus({ region }: { region: RefObject<HTMLElement | null> }) {
  const [isHere, setIsHere] = useState(false);
  useEffect(() => {
    const come = ({ key }: KeyboardEvent) => {
      // At once: what moves the focus is the same key, a moment later.
      if (key === 'F8' && readToast()?.isOpen === true) flushSync(() => setIsHere(true));
    };
    document.addEventListener('keydown', come, true);
    return () => {
      document.removeEventListener('keydown', come, true);
    };
  }, []);
  useEffect(() => {
    if (!isHere) return undefined;
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && region.current?.contains(relatedTarget))) setIsHere(false);
    };
    const element = region.current;
    element?.addEventListener('focusout', leave);
    const stopListening = subscribeToToast(() => {
      if (readToast()?.isOpen !== true) setIsHere(false);
    });
    return () => {
      element?.removeEventListener('focusout', leave);
      stopListening();
    };
  }, [isHere, region]);
  if (!isHere) return null;
  const keepPlace = (event: Event) => {
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && !region.current?.contains(activeElement);
    if (isElsewhere) event.preventDefault();
  };
  return (
    <FocusScope.Root
      hidden
      onMountAutoFocus={(event) => {
        event.preventDefault();
      }}
      onUnmountAutoFocus={keepPlace}
    />
  );
}
