/** Characters RFC 8187 lets stand unescaped; the others, also of encodeURIComponent's, are escaped. */
const NOT_PLAIN = /['()*]/g;

/**
 * A header that makes a browser save an answer under a name (RFC 6266): the name in UTF-8, and before it one in plain
 * ASCII for clients that do not read the first.
 */
export function buildContentDisposition(fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/gu, '_')
    .replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(
    NOT_PLAIN,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
