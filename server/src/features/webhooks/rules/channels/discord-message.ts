import { shorten } from '#lib/text';
import { type ChannelNote, disarm, MAX_QUOTE } from './channel-note.ts';

/** Of an embed (discord.com/developers/docs/resources/message): all its texts together may have 6,000 characters. */
const MAX_TITLE = 256;
const MAX_DESCRIPTION = 1_200;
const MAX_FIELD_NAME = 100;
const MAX_FIELD = 200;
const MAX_FACTS = 4;
const MAX_FOOTER = 300;

const COLOURS = { up: 0x17683f, down: 0xa92a1c, service: 0x4e5a68 } as const;

const escape = (text: string): string => disarm(text).replace(/[\\`*_~|>[\]()#]/g, String.raw`\$&`);

/** Escaping makes a text longer: it is cut before, to half of what fits. */
const foreign = (text: string, max: number): string => escape(shorten(text, Math.floor(max / 2)));

/** A message to a channel of Discord: one embed, which calls nobody. */
export function writeDiscordMessage(note: ChannelNote, at: Date): object {
  const { title, text, facts, quote, links, context, mood } = note;
  const [first] = links;
  const linked = links.map(({ label, link }) => `[${label}](${link})`).join(' · ');
  return {
    username: 'Citato',
    allowed_mentions: { parse: [] },
    embeds: [
      {
        title: shorten(disarm(title), MAX_TITLE),
        ...(first === undefined ? {} : { url: first.link }),
        color: COLOURS[mood],
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
          ...(linked.length === 0 || linked.length > 1_024 ? [] : [{ name: '\u200B', value: linked }]),
        ],
        ...(context === null ? {} : { footer: { text: shorten(context, MAX_FOOTER) } }),
        timestamp: at.toISOString(),
      },
    ],
  };
}
