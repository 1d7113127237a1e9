import * as z from 'zod/mini';

/** What a link in a mail or a chat carries: everything it is about, sealed. */
export const LINK_QUERY = z.object({ token: z.string().check(z.maxLength(1_000)) });

/** What the button of its page sends; a mail program sends nothing of it (RFC 8058). */
export const LINK_BUTTON = z.optional(z.object({ action: z.optional(z.enum(['stop', 'resume'])) }));
