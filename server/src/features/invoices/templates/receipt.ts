import { buildGreeting } from '#features/accounts';
import type { MailBody } from '#features/emails';
import { formatMoney, formatPeriod } from '../rules/invoice-words.ts';

interface Receipt {
  readonly firstName: string | null;
  readonly appUrl: string;
  readonly planName: string | null;
  readonly number: string | null;
  readonly currency: string;
  readonly amountCents: number;
  readonly vatCents: number | null;
  readonly periodStart: Date | null;
  readonly periodEnd: Date | null;
  readonly hostedUrl: string | null;
  /** Whether the account has said whom to invoice. */
  readonly isAddressed: boolean;
}

/** Thanks for a payment and says what it was for. */
export function receipt(paid: Receipt): MailBody {
  const { firstName, appUrl, planName, number, currency, amountCents, vatCents, hostedUrl } = paid;
  const amount = formatMoney({ cents: amountCents, currency });
  const period = formatPeriod({ start: paid.periodStart, end: paid.periodEnd });
  const vat = vatCents === null ? '' : `, di cui ${formatMoney({ cents: vatCents, currency })} di IVA`;
  const subscription = planName === null ? 'il tuo abbonamento a Citato' : `il piano ${planName}`;
  const page = new URL('/profile?tab=billing', appUrl).href;
  return {
    subject: number === null ? 'Pagamento ricevuto' : `Pagamento ricevuto: documento ${number}`,
    preview: `${amount} per ${subscription}.`,
    greeting: buildGreeting(firstName),
    paragraphs: [
      `abbiamo ricevuto il tuo pagamento per ${subscription}${period === null ? '' : `, periodo ${period}`}. Grazie!`,
      `${number === null ? 'Importo' : `Documento n. ${number}`}: ${amount}${vat}.`,
      ...(paid.isAddressed
        ? []
        : [
            'Non sappiamo ancora a chi intestare la fattura: scrivilo nel profilo, alla voce «Fatturazione».',
          ]),
    ],
    action:
      hostedUrl === null
        ? { label: 'Vai alla fatturazione', link: page }
        : { label: 'Apri il documento', link: hostedUrl },
    smallPrint:
      hostedUrl === null ? null : 'Trovi tutti i tuoi documenti nel profilo, alla voce «Fatturazione».',
  };
}
