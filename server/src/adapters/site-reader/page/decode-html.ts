/** Where a page names its own charset (HTML standard: within the first kilobyte; many come later). */
const HEAD_BYTES = 4_096;

/** Decodes a page: by its byte order mark, its header or its meta tag; else as UTF-8, or a legacy charset. */
export function decodeHtml({ bytes, contentType }: { bytes: Buffer; contentType: string }): string {
  const declared = findMark(bytes) ?? findCharset(contentType) ?? findCharset(readHead(bytes));
  const decoder = declared === null ? null : createDecoder(declared);
  if (decoder !== null) return decoder.decode(bytes);
  try {
    // As a stream: the cut at the size limit may go through a character.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function findMark(bytes: Buffer): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

function findCharset(text: string): string | null {
  return /charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w-]{1,40})/i.exec(text)?.[1] ?? null;
}

function readHead(bytes: Buffer): string {
  return bytes.subarray(0, HEAD_BYTES).toString('latin1');
}

/** Null for an unknown charset. */
function createDecoder(label: string) {
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}
