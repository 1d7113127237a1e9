/**
 * A link to our own product, as it is put into mails and given to providers.
 * @param appUrl the public address, with the path the product stands under and no slash at its end
 * @param path begins with a slash; may bring a query
 */
export function buildAppLink({ appUrl, path }: { appUrl: string; path: `/${string}` }): URL {
  return new URL(`${appUrl}${path}`);
}
