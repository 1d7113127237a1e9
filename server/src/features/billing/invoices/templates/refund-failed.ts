import { buildGreeting } from '#features/accounts';
import type { MailBody } from '#features/emails';
import { buildAppLink } from '#lib/app-link';
import { formatMoney } from './invoice-words.ts';
import { nameCreditNote, nameInvoice, type RefundWords } from './refund-words.ts';

interface RefundFailed extends RefundWords {
  readonly firstName: string | null;
  readonly appUrl: string;
  /** What was announced as coming back to the card, and does not. */
  readonly lostCents: number;
  /** Null of a credit note that stands, though its money did not arrive. */
  readonly failedAt: Date | null;
}

/** Corrects the mail of a refund: its money did not arrive, or its credit note was voided. */
export function refundFailed(refund: RefundFailed): MailBody {
  const { firstName, appUrl, currency, number, lostCents: cents, failedAt } = refund;
  const money = formatMoney({ cents, currency });
  const invoice = nameInvoice(refund);
  const voided = failedAt === null ? null : nameCreditNote(refund);
  const isLost = cents > 0;
  return {
    subject: isLost
      ? `Rimborso di ${money} non riuscito`
      : `Nota di credito n. ${number ?? ''} annullata`.replace('  ', ' '),
    preview: `Riguarda il ${invoice}.`,
    greeting: buildGreeting(firstName),
    paragraphs: [
      ...(isLost
        ? [
            `il rimborso di ${money} del ${invoice}, di cui ti avevamo scritto, non è arrivato sulla tua carta: la somma è tornata a noi.`,
          ]
        : []),
      ...(voided === null
        ? []
        : [
            isLost
              ? `Anche la ${voided} è annullata.`
              : `la ${voided} per il ${invoice} è annullata: non vale più.`,
          ]),
      isLost
        ? 'Scrivici da «Assistenza», nel menu utente: concordiamo come fartela avere.'
        : 'Se hai dubbi, scrivici da «Assistenza», nel menu utente.',
    ],
    action: {
      label: 'Vai alla fatturazione',
      link: buildAppLink({ appUrl, path: '/profile?tab=billing' }).href,
    },
    smallPrint: null,
  };
}
