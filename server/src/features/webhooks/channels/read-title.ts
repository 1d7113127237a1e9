import * as z from 'zod';

/** Where each chat's format has the sentence of a message. */
const said = z.union([
  z.object({ text: z.string() }).transform(({ text }) => text),
  z
    .object({ embeds: z.tuple([z.object({ title: z.string() })]) })
    .transform(({ embeds: [{ title }] }) => title),
  z
    .object({
      attachments: z.tuple([
        z.object({ content: z.object({ body: z.tuple([z.object({ text: z.string() })], z.unknown()) }) }),
      ]),
    })
    .transform(({ attachments: [{ content }] }) => content.body[0].text),
]);

/** The sentence of a message as it was sent; null where it cannot be read. */
export function readTitle(body: string): string | null {
  try {
    const found = said.safeParse(JSON.parse(body));
    return found.success
      ? found.data
          .replace(/\\([\\`*_[\]()#~|>])/g, '$1')
          .replaceAll('\u200B', '')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&amp;', '&')
      : null;
  } catch {
    return null;
  }
}
