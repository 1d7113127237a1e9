import type { ChannelKind } from '@citato/contract';
import type { Message } from '../messages.ts';
import type { ChannelNote } from './channel-note.ts';
import { writeDiscordMessage } from './discord-message.ts';
import { writeSlackMessage } from './slack-message.ts';
import { writeTeamsMessage } from './teams-message.ts';

/** A message in the format of a chat. */
export function writeChannelMessage({
  kind,
  note,
  event,
  messageId,
  at,
}: {
  kind: ChannelKind;
  note: ChannelNote;
  event: string;
  messageId: string;
  at: Date;
}): Message {
  const body =
    kind === 'slack'
      ? writeSlackMessage(note)
      : kind === 'teams'
        ? writeTeamsMessage(note)
        : writeDiscordMessage(note, at);
  return { messageId, event, body: JSON.stringify(body) };
}
