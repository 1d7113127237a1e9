/**
 * What two addresses of one page share: host and path, without scheme, `www.`, query, fragment and the slash at the end.
 * The store's `pageKeyOf` says the same in SQL.
 */
export const pageKey = (url: string): string =>
  url
    .replace(/[?#].*$/s, '')
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/\/+$/, '')
    .toLowerCase();
