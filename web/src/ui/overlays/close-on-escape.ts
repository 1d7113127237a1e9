import type { KeyboardEvent } from 'react';

/**
 * Closes a dialog by an Escape pressed within it that nothing else has taken: one pressed as the dialog takes the focus
 * comes before its own listener counts it as the topmost. What is open above it is elsewhere in the document.
 */
export function closeOnEscape(close: () => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (event.target instanceof Node && event.currentTarget.contains(event.target)) close();
  };
}
