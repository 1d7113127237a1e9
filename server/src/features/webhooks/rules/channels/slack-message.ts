import { shorten } from '#lib/text';
import { type ChannelItem, type ChannelNote, disarm, MAX_QUOTE } from './channel-note.ts';

/** Of Slack's Block Kit (docs.slack.dev/reference/block-kit): longer than 150, 3,000 and 2,000 is refused with the whole message, and so are some 13,000 in all. */
const MAX_HEADER = 150;
const MAX_SECTION = 2_000;
const MAX_FALLBACK = 300;
const MAX_FIELD = 300;
const MAX_FIELDS = 4;

/** What Slack reads as a mention, a channel or a link begins with one of these. */
const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const plain = (text: string) => ({ type: 'plain_text', text, emoji: false });

const writeLinks = (links: ChannelNote['links']): string =>
  links.map(({ label, link }) => `<${link}|${escape(label)}>`).join('  ·  ');

const writeItem = ({ title, text, links }: ChannelItem): object[] => [
  { type: 'divider' },
  {
    type: 'section',
    text: plain([shorten(disarm(title), MAX_HEADER), shorten(disarm(text), MAX_FIELD)].join('\n').trim()),
  },
  { type: 'section', text: { type: 'mrkdwn', text: writeLinks(links) } },
];

/**
 * A message to a channel of Slack as Block Kit. Foreign text is plain text, in which Slack obeys nothing; links stand in
 * the text, since a button of an incoming webhook shows a warning after its click.
 */
export function writeSlackMessage({ title, text, facts, quote, items, links, context }: ChannelNote): object {
  const linked = writeLinks(links);
  return {
    text: escape(shorten(title, MAX_FALLBACK)),
    unfurl_links: false,
    unfurl_media: false,
    blocks: [
      { type: 'header', text: plain(shorten(title, MAX_HEADER)) },
      ...(text === '' ? [] : [{ type: 'section', text: plain(shorten(disarm(text), MAX_SECTION)) }]),
      ...(facts.length === 0
        ? []
        : [
            {
              type: 'section',
              fields: facts.slice(0, MAX_FIELDS).map(({ name, value }) => ({
                type: 'mrkdwn',
                text: shorten(`*${escape(name)}*\n${escape(value)}`, MAX_FIELD),
              })),
            },
          ]),
      ...(quote === null
        ? []
        : [
            {
              type: 'section',
              text: plain(`«${shorten(disarm(quote.text), MAX_QUOTE)}»\n${quote.source}`),
            },
          ]),
      ...items.flatMap(writeItem),
      ...(linked === '' ? [] : [{ type: 'section', text: { type: 'mrkdwn', text: linked } }]),
      ...(context === null ? [] : [{ type: 'context', elements: [plain(shorten(context, MAX_FIELD))] }]),
    ],
  };
}
