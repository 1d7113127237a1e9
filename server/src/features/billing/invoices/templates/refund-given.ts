import { buildGreeting } from '#features/accounts';
import type { MailBody } from '#features/emails';
import { buildAppLink } from '#lib/app-link';
import { formatMoney } from './invoice-words.ts';
import { nameCreditNote, nameInvoice, type RefundWords } from './refund-words.ts';

interface RefundGiven extends RefundWords {
  readonly firstName: string | null;
  readonly appUrl: string;
  readonly refundedCents: number;
}

/** Says what was given back, of which document, and whether it comes back to the card. */
export function refundGiven(refund: RefundGiven): MailBody {
  const { firstName, appUrl, currency, number, refundedCents: cents } = refund;
  const money = formatMoney({ cents, currency });
  const invoice = nameInvoice(refund);
  const note = nameCreditNote(refund);
  const isPaidBack = cents > 0;
  return {
    subject: isPaidBack ? `Rimborso di ${money}` : `Nota di credito n. ${number ?? ''}`.trim(),
    preview: `Riguarda il ${invoice}.`,
    greeting: buildGreeting(firstName),
    paragraphs: [
      isPaidBack
        ? `ti abbiamo rimborsato ${money} del ${invoice}.`
        : `abbiamo emesso la ${note ?? 'nota di credito'} per il ${invoice}.`,
      ...(isPaidBack && note !== null ? [`Lo documenta la ${note}.`] : []),
      isPaidBack
        ? 'L’importo torna sulla carta con cui hai pagato; quando compare nei tuoi movimenti dipende dalla tua banca.'
        : 'Corregge l’importo del documento: sulla tua carta non torna denaro.',
    ],
    action: {
      label: 'Vai alla fatturazione',
      link: buildAppLink({ appUrl, path: '/profile?tab=billing' }).href,
    },
    smallPrint: null,
  };
}
