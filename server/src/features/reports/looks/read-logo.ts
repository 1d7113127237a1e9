import { inflateSync } from 'node:zlib';

/** Pixels a side: smaller is a dot, larger no logo. */
const MIN_SIDE = 24;
const MAX_SIDE = 2000;

export type LogoFault = 'unreadable' | 'animated' | 'size';
export type ReadLogo = { readonly type: 'image/png' | 'image/jpeg' } | { readonly fault: LogoFault };

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** What an uploaded file is, by what it holds and never by its name: a still PNG or JPEG of a usable size. */
export function readLogo(file: Buffer): ReadLogo {
  if (file.subarray(0, PNG.length).equals(PNG)) return readPng(file);
  if (file[0] === 0xff && file[1] === 0xd8) return readJpeg(file);
  return { fault: isAnimation(file) ? 'animated' : 'unreadable' };
}

/** A GIF, or a WebP with frames: said in the words that fit. */
const isAnimation = (file: Buffer): boolean =>
  file.subarray(0, 4).toString('latin1') === 'GIF8' ||
  (file.subarray(8, 12).toString('latin1') === 'WEBP' && file.includes('ANIM'));

const isUsable = (width: number, height: number): boolean =>
  Math.min(width, height) >= MIN_SIDE && Math.max(width, height) <= MAX_SIDE;

function readPng(file: Buffer): ReadLogo {
  const pixels: Buffer[] = [];
  let [width, height, bits, colours, hasEnd] = [0, 0, 0, 0, false];
  for (let place = PNG.length; place + 12 <= file.length;) {
    const length = file.readUInt32BE(place);
    const kind = file.subarray(place + 4, place + 8).toString('latin1');
    const data = file.subarray(place + 8, place + 8 + length);
    if (data.length < length) return { fault: 'unreadable' };
    if (kind === 'acTL') return { fault: 'animated' };
    if (kind === 'IHDR' && length >= 13)
      [width, height, bits, colours] = [
        data.readUInt32BE(0),
        data.readUInt32BE(4),
        data[8] ?? 0,
        data[9] ?? 9,
      ];
    if (kind === 'IDAT') pixels.push(data);
    hasEnd ||= kind === 'IEND';
    place += 12 + length;
  }
  const channels = CHANNELS[colours];
  if (!hasEnd || channels === undefined || ![1, 2, 4, 8].includes(bits)) return { fault: 'unreadable' };
  if (!isUsable(width, height)) return { fault: 'size' };
  const bytes = height * (1 + Math.ceil((width * bits * channels) / 8));
  return canInflate(Buffer.concat(pixels), bytes) ? { type: 'image/png' } : { fault: 'unreadable' };
}

/** Whether it holds the pixels it says: a few bytes may inflate to gigabytes, which whoever draws it would hold. */
function canInflate(packed: Buffer, bytes: number): boolean {
  // Seven passes of an interlaced image begin their rows anew.
  const room = 2 * bytes + 4096;
  try {
    return inflateSync(packed, { maxOutputLength: room }).length >= bytes;
  } catch {
    return false;
  }
}

/** Frame headers, but for those of tables: baseline and progressive ones are drawn everywhere. */
const FRAMES = [0xc0, 0xc1, 0xc2];

function readJpeg(file: Buffer): ReadLogo {
  for (let place = 2; place + 9 < file.length;) {
    if (file[place] !== 0xff) return { fault: 'unreadable' };
    const marker = file[place + 1] ?? 0;
    if (marker === 0xff) {
      place += 1;
      continue;
    }
    if (FRAMES.includes(marker)) {
      const [height, width, parts] = [
        file.readUInt16BE(place + 5),
        file.readUInt16BE(place + 7),
        file[place + 9],
      ];
      if (parts !== 1 && parts !== 3) return { fault: 'unreadable' };
      return isUsable(width, height) ? { type: 'image/jpeg' } : { fault: 'size' };
    }
    // The pixels have begun without a header.
    if (marker === 0xda || marker === 0xd9) return { fault: 'unreadable' };
    place += 2 + file.readUInt16BE(place + 2);
  }
  return { fault: 'unreadable' };
}
