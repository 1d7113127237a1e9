import { formatMinute } from '@citato/contract/format';
import type { MailBody } from '#features/emails';
import { buildGreeting } from '../rules/greeting.ts';

/** Sends the link to a new password and says until when it works, since the mail may be delivered or read late. */
export function resetPasswordMail({ link, expiresAt }: { link: string; expiresAt: Date }): MailBody {
  const until = `fino alle ${formatMinute(expiresAt.toISOString())}`;
  return {
    subject: 'Reimposta la tua password',
    preview: `Il link per scegliere una nuova password vale ${until}.`,
    greeting: buildGreeting(null),
    paragraphs: [
      `qualcuno, speriamo tu, ha chiesto una nuova password per il tuo account su Citato. Il link vale ${until}, ora italiana, e una volta sola; dopo, tutti i tuoi dispositivi dovranno accedere di nuovo.`,
    ],
    action: { label: 'Scegli una nuova password', link },
    smallPrint: 'Non l’hai chiesto tu? Ignora questa email: la tua password resta quella di sempre.',
  };
}
