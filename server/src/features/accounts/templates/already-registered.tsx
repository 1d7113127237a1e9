/** @jsxRuntime automatic (for tsx, which finds no tsconfig at the root) */
import { buildGreeting } from '../rules/greeting.ts';
import { Action, MailLayout, Paragraph, SmallPrint } from './mail-layout.tsx';
import type { MailTemplate } from './render-mail.ts';

/** Tells the owner of an account that somebody tried to register with the address again. */
export function alreadyRegistered({ loginLink }: { loginLink: string }): MailTemplate {
  return {
    subject: 'Hai già un account Citato',
    body: (
      <MailLayout
        preview="Qualcuno ha provato a registrarsi con questo indirizzo."
        title="Hai già un account Citato"
      >
        <Paragraph>{buildGreeting(null)}</Paragraph>
        <Paragraph>
          qualcuno, forse tu, ha provato a registrarsi con questo indirizzo. Un account c’è già: per entrare
          usa la tua password di sempre.
        </Paragraph>
        <Action label="Accedi" link={loginLink} />
        <SmallPrint>
          Se la richiesta non viene da te, non devi fare nulla: il tuo account e la tua password non sono
          cambiati.
        </SmallPrint>
      </MailLayout>
    ),
  };
}
