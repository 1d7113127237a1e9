export interface MailAttachment {
  readonly name: string;
  /** Its media type, as in `text/csv; charset=utf-8`. */
  readonly type: string;
  readonly content: Buffer;
}

/** A file as the outbox keeps it: its bytes as base64. */
export interface StoredAttachment {
  readonly name: string;
  readonly type: string;
  readonly base64: string;
}

/**
 * Bytes of files one mail carries. Mail servers take 10 MB by default, and base64 makes a third more of a file: 5 MiB
 * are 7.1 MB on the way, which leaves room for the text.
 */
export const MAX_ATTACHED_BYTES = 5 * 1024 * 1024;

export function packAttachments(attachments: readonly MailAttachment[]): StoredAttachment[] {
  const bytes = attachments.reduce((sum, { content }) => sum + content.length, 0);
  if (bytes > MAX_ATTACHED_BYTES) throw new Error('More is attached than a mail carries');
  return attachments.map(({ name, type, content }) => ({ name, type, base64: content.toString('base64') }));
}

export function unpackAttachments(stored: readonly StoredAttachment[] | null): MailAttachment[] {
  return (stored ?? []).map(({ name, type, base64 }) => ({
    name,
    type,
    content: Buffer.from(base64, 'base64'),
  }));
}
