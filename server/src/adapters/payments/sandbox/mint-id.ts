import { randomBytes } from 'node:crypto';

const ID_BYTES = 16;

/** An id that looks like the trade’s own, such as `sub_4f…`. */
export function mintId(prefix: string): string {
  return `${prefix}_${randomBytes(ID_BYTES).toString('hex')}`;
}
