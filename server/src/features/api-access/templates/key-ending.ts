import { formatDate } from '@citato/contract/format';
import { buildGreeting } from '#features/accounts';
import type { MailBody } from '#features/emails';
import { buildAppLink } from '#lib/app-link';

interface EndingKey {
  readonly firstName: string | null;
  readonly appUrl: string;
  readonly name: string;
  readonly prefix: string;
  readonly expiresAt: Date;
}

/** Says that a key ends within a week, and how to replace it before. */
export function keyEnding({ firstName, appUrl, name, prefix, expiresAt }: EndingKey): MailBody {
  const day = formatDate(expiresAt.toISOString());
  return {
    subject: 'Una tua chiave API sta per scadere',
    preview: `La chiave «${name}» scade il ${day}.`,
    greeting: buildGreeting(firstName),
    paragraphs: [
      `la chiave «${name}» (${prefix}…) scade il ${day}: da quel momento chi la usa riceve un rifiuto.`,
      'Per non fermarti, crea una chiave nuova, mettila al posto di questa e poi revoca la vecchia.',
    ],
    action: { label: 'Apri le chiavi', link: buildAppLink({ appUrl, path: '/profile?tab=api' }).href },
    smallPrint: 'Se non la usi più, non serve fare nulla: si spegne da sola.',
  };
}
