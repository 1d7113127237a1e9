import { defineCounter, type Metrics } from '#platform/metrics';

const mails = defineCounter({
  name: 'citato_mails_total',
  help: 'Mails handed over, by what came of the try: taken, refused for good, to be tried again, given up.',
  labels: { outcome: ['delivered', 'refused', 'retried', 'given_up'] },
});

export const MAIL_METRICS = [mails];

export function recordMail(
  metrics: Metrics,
  outcome: 'delivered' | 'refused' | 'retried' | 'given_up',
): void {
  metrics.counter(mails)({ outcome });
}
