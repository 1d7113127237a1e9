import { buildGreeting } from '#features/accounts';
import type { MailBody } from '#features/emails';
import { buildAppLink } from '#lib/app-link';
import type { Shares } from '../rules/charged-amount.ts';
import { formatMoney, formatPeriod } from './invoice-words.ts';

interface Receipt extends Shares {
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

/** Thanks for a payment and says what it was for, and how much of it was charged to the card. */
export function receipt(paid: Receipt): MailBody {
  const { firstName, appUrl, planName, number, currency, chargedCents, hostedUrl } = paid;
  const period = formatPeriod({ start: paid.periodStart, end: paid.periodEnd });
  const subscription = planName === null ? 'il tuo abbonamento a Citato' : `il piano ${planName}`;
  const what = `${subscription}${period === null ? '' : `, periodo ${period}`}`;
  const isCharged = chargedCents > 0;
  const title = isCharged ? 'Pagamento ricevuto' : 'Pagato con il tuo credito';
  const page = buildAppLink({ appUrl, path: '/profile?tab=billing' }).href;
  return {
    subject: number === null ? title : `${title}: documento ${number}`,
    preview: isCharged
      ? `${formatMoney({ cents: chargedCents, currency })} per ${subscription}.`
      : `Nessun addebito per ${subscription}.`,
    greeting: buildGreeting(firstName),
    paragraphs: [
      isCharged
        ? `abbiamo ricevuto il tuo pagamento per ${what}. Grazie!`
        : `il tuo credito ha pagato ${what}.`,
      describeAmount(paid),
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

function describeAmount(paid: Receipt): string {
  const { number, currency, amountCents, vatCents, chargedCents, creditCents } = paid;
  const write = (cents: number) => formatMoney({ cents, currency });
  const vat = vatCents === null ? '' : `, di cui ${write(vatCents)} di IVA`;
  const amount = `${number === null ? 'Importo' : `Documento n. ${number}`}: ${write(amountCents)}${vat}.`;
  if (chargedCents === amountCents) return amount;
  if (chargedCents === 0) return `${amount} Non ti abbiamo addebitato nulla.`;
  if (creditCents === 0) return `${amount} Ti abbiamo addebitato ${write(chargedCents)}.`;
  return `${amount} Il tuo credito ne ha coperti ${write(creditCents)}: ti abbiamo addebitato ${write(chargedCents)}.`;
}
