import { buildAppLink } from '#lib/app-link';

/** The mail with a picture of one pixel at its end: a mail program that loads it shows that the mail was opened. */
export function addOpenPixel({
  html,
  appUrl,
  emailId,
}: {
  html: string;
  appUrl: string;
  emailId: string;
}): string {
  const source = buildAppLink({ appUrl, path: `/api/mail/open?id=${emailId}` }).href;
  const pixel = `<img src="${source}" width="1" height="1" alt="" style="display:block;border:0">`;
  return html.replace(/<\/body>(?![\s\S]*<\/body>)/, `${pixel}</body>`);
}
