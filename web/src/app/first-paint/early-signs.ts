import { appCopy } from '../copy.ts';

const NOTICE_ID = 'citato-stale';

/**
 * Shows above the page that the app did not load. Outside its root, so that the server-rendered page stays as it is.
 */
export function showStale(): void {
  if (document.getElementById(NOTICE_ID) !== null) return;
  const notice = document.createElement('p');
  notice.id = NOTICE_ID;
  notice.role = 'alert';
  notice.className = 'border-b border-line bg-warning-soft px-4 py-3 text-sm';
  notice.textContent = `${appCopy.stale.title}. ${appCopy.stale.text}`;
  document.body.prepend(notice);
}

const BUSY = 'aria-busy';

/** The pressed button waits for the app, and shows that it does. */
export function showBusy(button: HTMLElement | null): void {
  button?.setAttribute(BUSY, 'true');
  if (button !== null) button.style.opacity = '0.6';
}

/** Removes the busy state from the button: the app shows its own. */
export function showIdle(): void {
  for (const button of document.querySelectorAll<HTMLElement>(`button[${BUSY}]`)) {
    button.removeAttribute(BUSY);
    button.style.removeProperty('opacity');
  }
}
