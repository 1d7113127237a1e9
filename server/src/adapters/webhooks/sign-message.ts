import { Webhook } from 'standardwebhooks';

/**
 * The headers of the Standard Webhooks specification (standardwebhooks.com).
 * @param secrets `whsec_` and the key in base64; while one takes the place of another, each signs
 */
export function signMessage({
  id,
  sentAt,
  body,
  secrets,
}: {
  id: string;
  sentAt: Date;
  body: string;
  secrets: readonly string[];
}): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, sentAt, body)).join(' '),
  };
}
