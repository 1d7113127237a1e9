import type { Protocol } from '../engines/wire-formats.ts';
import { AGENT } from './sound/agent.ts';
import { CHAT } from './sound/chat.ts';
import { GENERATE_CONTENT } from './sound/generate-content.ts';
import { MESSAGES } from './sound/messages.ts';
import { RESPONSES } from './sound/responses.ts';
import type { SoundReply } from './sound/sound-reply.ts';

export { type Loss, MODEL, PAGES, SAID, type Step } from './sound/sound-reply.ts';

/** A reply of each protocol with everything that is read of one, and what each part is there for. */
export const SOUND_REPLIES: Readonly<Record<Protocol, SoundReply>> = {
  responses: RESPONSES,
  agent: AGENT,
  chat: CHAT,
  generate_content: GENERATE_CONTENT,
  messages: MESSAGES,
};
