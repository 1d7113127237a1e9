import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header Stripe sends: `t=<unix seconds>,v1=<hmac of 't.body'>`. */
export function signBody({ secret, body, at }: { secret: string; body: string; at: Date }): string {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return `t=${seconds},v1=${computeMac({ secret, seconds, body }).toString('hex')}`;
}

/** When a body was signed with this secret; null when it was not. Of several signatures one is enough. */
export function readSignedAt({
  secret,
  header,
  body,
}: {
  secret: string;
  header: string;
  body: string;
}): Date | null {
  const parts = header.split(',').map((part) => part.split('='));
  const seconds = parts.find(([name]) => name === 't')?.[1];
  if (seconds === undefined || !/^\d{1,12}$/.test(seconds)) return null;
  const expected = computeMac({ secret, seconds, body });
  const isOurs = parts.some(([name, mac = '']) => {
    const given = name === 'v1' && /^[0-9a-f]{64}$/.test(mac) ? Buffer.from(mac, 'hex') : null;
    return given !== null && timingSafeEqual(given, expected);
  });
  return isOurs ? new Date(Number(seconds) * 1000) : null;
}

function computeMac({ secret, seconds, body }: { secret: string; seconds: string; body: string }): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
}
