import { track } from '#lib/track';

const MARK = 'data-tag-manager';

/** Loads the operator's tag manager, once a page. Only ever called after the consent. */
export function startTagManager(gtmId: string): void {
  if (isTagManagerRunning()) return;
  track({ event: 'gtm.js', 'gtm.start': Date.now() });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(gtmId)}`;
  script.setAttribute(MARK, '');
  document.head.append(script);
}

export function isTagManagerRunning(): boolean {
  return document.querySelector(`script[${MARK}]`) !== null;
}
