import type { PlanId } from '@citato/contract';
import { buildGreeting } from '#features/accounts';
import type { MailBody } from '#features/emails';
import { buildAppLink } from '#lib/app-link';
import { type Loss, lossParagraphs } from '../../templates/loss-words.ts';
import { formatMoney } from './invoice-words.ts';

interface FailedPayment {
  readonly firstName: string | null;
  readonly appUrl: string;
  readonly plan: { readonly id: PlanId; readonly name: string } | null;
  readonly currency: string;
  readonly chargedCents: number;
  /** What follows when no try succeeds. */
  readonly loss: Loss;
}

/** Tells that a month could not be charged, what follows, and where another card pays it. */
export function paymentFailed(failed: FailedPayment): MailBody {
  const { firstName, appUrl, plan, currency, chargedCents, loss } = failed;
  const amount = formatMoney({ cents: chargedCents, currency });
  const path = plan === null ? '/profile?tab=plan' : (`/checkout?plan=${plan.id}` as const);
  return {
    subject: 'Pagamento non riuscito',
    preview: `Non siamo riusciti ad addebitare ${amount}.`,
    greeting: buildGreeting(firstName),
    paragraphs: [
      `non siamo riusciti ad addebitare ${amount} per ${plan === null ? 'il tuo abbonamento' : `il tuo piano ${plan.name}`}: la banca ha rifiutato il pagamento o vuole una tua conferma.`,
      'Per ora non cambia nulla: il piano resta attivo e nei prossimi giorni riproviamo. Se nessun tentativo riesce, l’abbonamento finisce.',
      ...lossParagraphs(loss),
    ],
    action: { label: 'Aggiorna il pagamento', link: buildAppLink({ appUrl, path }).href },
    smallPrint: 'Hai già sistemato tutto? Allora non devi fare altro.',
  };
}
