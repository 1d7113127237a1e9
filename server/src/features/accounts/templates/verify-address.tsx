/** @jsxRuntime automatic (for tsx, which finds no tsconfig at the root) */
import { buildGreeting } from '../rules/greeting.ts';
import { Action, MailLayout, Paragraph, SmallPrint } from './mail-layout.tsx';
import type { MailTemplate } from './render-mail.ts';

/** Asks whoever reads the mailbox to confirm that the address is theirs. */
export function verifyAddress({ firstName, link }: { firstName: string | null; link: string }): MailTemplate {
  return {
    subject: 'Verifica il tuo indirizzo email',
    body: (
      <MailLayout
        preview="Un passo ancora: conferma che questo indirizzo è tuo."
        title="Verifica il tuo indirizzo email"
      >
        <Paragraph>{buildGreeting(firstName)}</Paragraph>
        <Paragraph>
          per attivare il tuo account su Citato conferma che questo indirizzo è tuo. Il link vale 24 ore;
          aprilo nel browser in cui hai creato l’account e sei subito dentro.
        </Paragraph>
        <Action label="Verifica l’indirizzo" link={link} />
        <SmallPrint>
          Non hai chiesto tu un account? Non aprire il link e ignora questa email: senza la verifica l’account
          resta chiuso.
        </SmallPrint>
      </MailLayout>
    ),
  };
}
