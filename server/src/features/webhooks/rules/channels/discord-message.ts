import { shorten } from '#lib/text';
import { type ChannelItem, type ChannelNote, disarm, MAX_QUOTE } from './channel-note.ts';

/** Of an embed (discord.com/developers/docs/resources/message): all its texts together may have 6,000 characters. */
const MAX_TITLE = 256;
const MAX_DESCRIPTION = 1_200;
const MAX_FIELD_NAME = 100;
const MAX_FIELD = 200;
const MAX_FACTS = 4;
const MAX_FOOTER = 300;
/** Of one alert among several: its figures, and its links with them. */
const MAX_ITEM_NAME = 160;
const MAX_ITEM = 320;
const MAX_LINKS = 640;

const COLOURS = { up: 0x17683f, down: 0xa92a1c, service: 0x4e5a68 } as const;

const escape = (text: string): string => disarm(text).replace(/[\\`*_~|>[\]()#]/g, String.raw`\$&`);

/** Escaping makes a text longer: it is cut before, to half of what fits. */
const foreign = (text: string, max: number): string => escape(shorten(text, Math.floor(max / 2)));

const writeLinks = (links: ChannelNote['links']): string =>
  links.map(({ label, link }) => `[${label}](${link})`).join(' · ');

function writeItem({ title, text, links }: ChannelItem): object {
  const linked = writeLinks(links);
  return {
    name: foreign(title, MAX_ITEM_NAME),
    value: [foreign(text, MAX_ITEM), linked.length > MAX_LINKS ? '' : linked]
      .filter((part) => part !== '')
      .join('\n'),
  };
}

/** A message to a channel of Discord: one embed, which calls nobody. */
export function writeDiscordMessage(note: ChannelNote, at: Date): object {
  const { title, text, facts, quote, items, links, context, impact } = note;
  const [first] = links;
  const linked = writeLinks(links);
  return {
    username: 'Citato',
    allowed_mentions: { parse: [] },
    embeds: [
      {
        title: shorten(disarm(title), MAX_TITLE),
        ...(first === undefined ? {} : { url: first.link }),
        color: COLOURS[impact],
        ...(text === '' ? {} : { description: foreign(text, MAX_DESCRIPTION) }),
        fields: [
          ...facts.slice(0, MAX_FACTS).map(({ name, value }) => ({
            name: shorten(name, MAX_FIELD_NAME),
            value: foreign(value, MAX_FIELD),
            inline: true,
          })),
          ...(quote === null
            ? []
            : [
                {
                  name: shorten(quote.source, MAX_FIELD_NAME),
                  value: `«${foreign(quote.text, 2 * MAX_QUOTE)}»`,
                },
              ]),
          ...items.map(writeItem),
          ...(linked.length === 0 || linked.length > 1_024 ? [] : [{ name: '\u200B', value: linked }]),
        ],
        ...(context === null ? {} : { footer: { text: shorten(context, MAX_FOOTER) } }),
        timestamp: at.toISOString(),
      },
    ],
  };
}
