import type { Protocol } from '../engines/wire-formats.ts';
import { AGENT } from './valid/agent.ts';
import { CHAT } from './valid/chat.ts';
import { GENERATE_CONTENT } from './valid/generate-content.ts';
import { MESSAGES } from './valid/messages.ts';
import { RESPONSES } from './valid/responses.ts';
import type { ValidReply } from './valid/valid-reply.ts';

export { type Loss, MODEL, PAGES, SAID, type Step } from './valid/valid-reply.ts';

/** A reply of each protocol with everything that is read of one, and what each part is there for. */
export const VALID_REPLIES: Readonly<Record<Protocol, ValidReply>> = {
  responses: RESPONSES,
  agent: AGENT,
  chat: CHAT,
  generate_content: GENERATE_CONTENT,
  messages: MESSAGES,
};
