/** The chats a channel may be in. */
export type ChannelKind = 'slack' | 'teams' | 'discord';
