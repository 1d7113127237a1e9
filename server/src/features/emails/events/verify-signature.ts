import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '#lib/app-error';
import { isFresh, parseSignature } from '../rules/webhook-signature.ts';

/** Makes sure that a report was signed with the secret, is unaltered and recent. */
export function assertSigned({
  secret,
  header,
  body,
  now,
}: {
  secret: string;
  header: string;
  body: string;
  now: Date;
}): void {
  const signature = parseSignature(header);
  if (signature !== null && isFresh({ signedAt: signature.signedAt, now })) {
    const expected = createHmac('sha256', secret).update(`${signature.seconds}.${body}`).digest('hex');
    if (timingSafeEqual(Buffer.from(expected), Buffer.from(signature.mac))) return;
  }
  throw new AppError('request.bad_signature');
}
