import type { MailContent } from '#features/emails';

/** Loaded with the first mail: the mail components take some 50 MB and a third of a second, start-up needs neither. */
const loadTemplates = () => import('./templates/index.ts');

export async function writeVerificationMail(mail: {
  firstName: string | null;
  link: string;
}): Promise<MailContent> {
  const { renderMail, verifyAddress } = await loadTemplates();
  return renderMail(verifyAddress(mail));
}

export async function writeAlreadyRegisteredMail({ appUrl }: { appUrl: string }): Promise<MailContent> {
  const { alreadyRegistered, renderMail } = await loadTemplates();
  return renderMail(alreadyRegistered({ loginLink: new URL('/login', appUrl).href }));
}
