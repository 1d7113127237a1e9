const UTF16_LE = [0xff, 0xfe];
const UTF16_BE = [0xfe, 0xff];
/** How many of the first bytes are looked at where no mark says which encoding it is. */
const LOOKED_AT = 400;

/** The text of a file as spreadsheets write them: UTF-8, UTF-16 with or without its mark, or Latin-1 as Windows has it. */
export function decodeFile(bytes: Uint8Array): string {
  const begins = (mark: number[]) => mark.every((byte, place) => bytes[place] === byte);
  if (begins(UTF16_LE)) return new TextDecoder('utf-16le').decode(bytes);
  if (begins(UTF16_BE)) return new TextDecoder('utf-16be').decode(bytes);
  const unmarked = guessUtf16(bytes);
  if (unmarked !== null) return new TextDecoder(unmarked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Western words in UTF-16 have a zero in every other byte. */
function guessUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const looked = bytes.subarray(0, LOOKED_AT);
  const zeros = (from: 0 | 1) => looked.filter((byte, place) => place % 2 === from && byte === 0).length;
  const enough = looked.length / 4;
  if (looked.length < 4) return null;
  if (zeros(1) > enough && zeros(0) === 0) return 'utf-16le';
  return zeros(0) > enough && zeros(1) === 0 ? 'utf-16be' : null;
}
