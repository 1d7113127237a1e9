const LONGEST_ADDRESS = 2_048;

/**
 * An address the reader may try: http or https on its own port, without credentials; null for anything else.
 * @param base what a relative address is relative to
 */
export function parseWebAddress(text: string, base?: URL): URL | null {
  if (text.length > LONGEST_ADDRESS || !URL.canParse(text, base?.href)) return null;
  const url = new URL(text, base);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && url.port === '' && url.username === '' && url.password === '' ? url : null;
}
