import { useRef } from 'react';

/** Gives the focus back to where it was before a dialog took it; to the page’s content when that is gone. */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    remember: () => {
      opener.current = document.activeElement;
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      const isThere = opener.current?.isConnected === true && opener.current !== document.body;
      const place = isThere ? opener.current : document.querySelector('main');
      if (place instanceof HTMLElement) place.focus();
    },
  };
}
