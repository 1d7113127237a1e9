import { findPlatformPage } from './platform-page.ts';

/**
 * The site behind what was typed or stored, in one spelling: protocol and host; on a platform the page of the company,
 * too (`https://www.facebook.com/trattoriaaurora`). Null when no browser could open it: http(s) with a real host name.
 */
export function parseWebsite(text: string): string | null {
  const typed = text.trim();
  const withProtocol = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(withProtocol) || /[\s\p{Cc}]/u.test(typed)) return null;
  const url = new URL(withProtocol);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  const isPublicName = /^(?=.{1,253}$)([a-z0-9-]+\.)+[a-z][a-z0-9-]*[a-z0-9]$/i.test(url.hostname);
  if (!isWeb || !isPublicName || url.username || url.password) return null;
  const onPlatform = findPlatformPage(url);
  return `${url.protocol}//${onPlatform === null ? url.host : onPlatform.address}`;
}
