import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

/**
 * The headers of the Standard Webhooks specification (standardwebhooks.com): HMAC-SHA256 over id, time and body.
 * @param secret `whsec_` and the key in base64
 */
export function signMessage({
  id,
  sentAt,
  body,
  secret,
}: {
  id: string;
  sentAt: Date;
  body: string;
  secret: string;
}): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
