/** One message of PostgreSQL's protocol: a letter, its length, its content. */
export interface Frame {
  readonly type: string;
  readonly bytes: Buffer;
}

const HEADER = 5;

/** Cuts a stream of bytes into messages; what is not whole waits for the rest. */
export function createFrameReader(): (bytes: Buffer) => Frame[] {
  let rest: Buffer = Buffer.alloc(0);
  return (bytes) => {
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    const frames: Frame[] = [];
    while (rest.length >= HEADER) {
      const end = 1 + rest.readUInt32BE(1);
      if (rest.length < end) break;
      frames.push({ type: String.fromCharCode(rest[0] ?? 0), bytes: rest.subarray(0, end) });
      rest = rest.subarray(end);
    }
    return frames;
  };
}

export function writeFrame(type: string, content: Buffer | string): Buffer {
  const body = typeof content === 'string' ? Buffer.from(content) : content;
  const header = Buffer.alloc(HEADER);
  header.write(type, 'latin1');
  header.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([header, body]);
}

/** The names and values with which a client opens its connection. */
export function readStartup(bytes: Buffer): Map<string, string> {
  const words = bytes.subarray(8).toString().split('\0');
  const settings = new Map<string, string>();
  for (let index = 0; words[index]; index += 2) settings.set(words[index] ?? '', words[index + 1] ?? '');
  return settings;
}
