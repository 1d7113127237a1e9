import { expect, it } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { signMessage } from './sign-message.ts';

const MESSAGE = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  sentAt: new Date(1_614_265_330_900),
  body: '{"test": 2432232314}',
};

it('signs as the specification’s own example', () => {
  expect(signMessage({ ...MESSAGE, secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'] })).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

it('signs with the new secret and the old one while they change, and either verifies', () => {
  const secrets = ['una', 'altra'].map(
    (word) => `whsec_${Buffer.from(`${word} chiave di ventiquattro byte`).toString('base64')}`,
  );
  const now = { ...MESSAGE, sentAt: new Date() };
  const headers = signMessage({ ...now, secrets });
  expect(headers['webhook-signature']?.split(' ')).toHaveLength(2);
  for (const secret of secrets)
    expect(new Webhook(secret).verify(now.body, headers)).toEqual({ test: 2432232314 });
});
