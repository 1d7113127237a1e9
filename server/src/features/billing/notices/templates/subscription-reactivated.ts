import { withArticle } from '@citato/contract/format';
import { buildGreeting } from '#features/accounts';
import type { MailBody } from '#features/emails';
import { buildAppLink } from '#lib/app-link';
import { formatDay } from '../../templates/plan-words.ts';

/** Tells that a cancellation was taken back. */
export function subscriptionReactivated({
  firstName,
  appUrl,
  planName,
  renewsAt,
}: {
  firstName: string | null;
  appUrl: string;
  planName: string;
  renewsAt: Date | null;
}): MailBody {
  return {
    subject: 'Abbonamento riattivato',
    preview: `Il piano ${planName} continua.`,
    greeting: buildGreeting(firstName),
    paragraphs: [
      `il tuo abbonamento al piano ${planName} continua come prima${renewsAt === null ? '' : `: il prossimo rinnovo è ${withArticle.il(formatDay(renewsAt))}`}.`,
    ],
    action: { label: 'Vai al tuo piano', link: buildAppLink({ appUrl, path: '/profile?tab=plan' }).href },
    smallPrint: null,
  };
}
