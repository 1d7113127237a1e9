import { withArticle } from '@citato/contract/format';
import { buildGreeting } from '#features/accounts';
import type { MailBody } from '#features/emails';
import { buildAppLink } from '#lib/app-link';
import { type Loss, lossParagraphs } from '../../templates/loss-words.ts';
import { formatDay } from '../../templates/plan-words.ts';

/** What the end of a subscription brings, as things stand. */
export interface Lapse extends Loss {
  readonly planName: string;
  /** When its period ends; null when the provider does not say. */
  readonly until: Date | null;
  /** A month is not paid for yet: the provider may still charge it. */
  readonly isLate: boolean;
}

interface LapseMail {
  readonly firstName: string | null;
  readonly appUrl: string;
  readonly lapse: Lapse;
}

/** Confirms a cancellation: what stays until when, and what follows. */
export function cancellationConfirmed({ firstName, appUrl, lapse }: LapseMail): MailBody {
  const { planName, isLate } = lapse;
  return {
    subject: 'Abbonamento cancellato',
    preview: isLate
      ? `Il piano ${planName} non si rinnova più.`
      : `Il piano ${planName} resta attivo ${untilWhen(lapse)}.`,
    greeting: buildGreeting(firstName),
    paragraphs: [
      isLate
        ? `abbiamo registrato la cancellazione: il piano ${planName} non si rinnova più. L’ultimo addebito però non è ancora riuscito: se non riesce, il piano può finire prima.`
        : `abbiamo registrato la cancellazione. Il piano ${planName} resta attivo ${untilWhen(lapse)} e non ti addebitiamo altro.`,
      ...lossParagraphs(lapse),
    ],
    action: isLate ? openPlan(appUrl) : reactivation(appUrl),
    smallPrint: isLate
      ? 'Hai cambiato idea? Se paghi la rata in sospeso dal profilo, alla voce «Piano», l’abbonamento riprende.'
      : 'Hai cambiato idea? Finché il piano è attivo puoi riattivarlo dal profilo, alla voce «Piano».',
  };
}

/** Reminds of the end of a canceled subscription, some days before. */
export function subscriptionEnding({
  firstName,
  appUrl,
  lapse,
}: LapseMail & { lapse: { until: Date } }): MailBody {
  const { planName, until } = lapse;
  return {
    subject: `Il tuo piano ${planName} finisce ${withArticle.il(formatDay(until))}`,
    preview: 'Se vuoi tenerlo, riattivalo prima.',
    greeting: buildGreeting(firstName),
    paragraphs: [
      `ti ricordiamo che ${withArticle.il(formatDay(until))} il tuo piano ${planName} finisce, come hai chiesto.`,
      ...lossParagraphs(lapse),
    ],
    action: reactivation(appUrl),
    smallPrint: 'Va bene così? Allora non devi fare nulla.',
  };
}

const untilWhen = ({ until }: Lapse) =>
  until === null ? 'fino alla fine del periodo in corso' : `fino ${withArticle.al(formatDay(until))}`;

const openPlan = (appUrl: string) => ({
  label: 'Vai al tuo piano',
  link: buildAppLink({ appUrl, path: '/profile?tab=plan' }).href,
});

const reactivation = (appUrl: string) => ({ ...openPlan(appUrl), label: 'Riattiva l’abbonamento' });
