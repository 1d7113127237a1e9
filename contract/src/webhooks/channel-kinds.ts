/** The chats a channel may be in. */
export const CHANNEL_KINDS = ['slack', 'teams', 'discord'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** What they are called. */
export const CHAT_NAMES: Readonly<Record<ChannelKind, string>> = {
  slack: 'Slack',
  teams: 'Teams',
  discord: 'Discord',
};
