const MAX_ADDRESS_LENGTH = 2_048;

/**
 * An address that may be tried: http or https on its own port, without credentials; null for anything else.
 * @param options.base what a relative address is relative to
 * @param options.anyPort for an address of a network of the operator's own
 */
export function parseWebAddress(
  text: string,
  { base, anyPort = false }: { base?: URL; anyPort?: boolean } = {},
): URL | null {
  if (text.length > MAX_ADDRESS_LENGTH || !URL.canParse(text, base?.href)) return null;
  const url = new URL(text, base);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && (anyPort || url.port === '') && url.username === '' && url.password === '' ? url : null;
}
