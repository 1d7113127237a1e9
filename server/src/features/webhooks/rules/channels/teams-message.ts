import { shorten } from '#lib/text';
import { type ChannelItem, type ChannelNote, disarm, MAX_QUOTE } from './channel-note.ts';

/** A card of a Workflows address may have 28 kB with all around it: texts are cut long before. */
const MAX_TITLE = 300;
const MAX_TEXT = 1_000;
const MAX_FACTS = 4;
const MAX_FACT = 200;

/** Adaptive Cards know a little Markdown: in text that is not ours its signs are signs. */
const escape = (text: string): string => disarm(text).replace(/[\\`*_[\]()#~]/g, String.raw`\$&`);

const block = (text: string, look: object = {}) => ({ type: 'TextBlock', wrap: true, ...look, text });

const writeItem = ({ title, text, links }: ChannelItem): object[] => [
  block(escape(shorten(title, MAX_FACT)), { weight: 'Bolder', separator: true }),
  ...(text === '' ? [] : [block(escape(shorten(text, MAX_FACT)), { spacing: 'None' })]),
  block(links.map(({ label, link }) => `[${label}](${link})`).join(' · '), { spacing: 'Small' }),
];

/** A message to a channel of Teams by a Workflows address: an Adaptive Card 1.4 in the envelope it asks for. */
export function writeTeamsMessage({ title, text, facts, quote, items, links, context }: ChannelNote): object {
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          msteams: { width: 'Full' },
          body: [
            block(escape(shorten(title, MAX_TITLE)), { size: 'Medium', weight: 'Bolder' }),
            ...(text === '' ? [] : [block(escape(shorten(text, MAX_TEXT)))]),
            ...(facts.length === 0
              ? []
              : [
                  {
                    type: 'FactSet',
                    facts: facts.slice(0, MAX_FACTS).map(({ name, value }) => ({
                      title: shorten(name, MAX_FACT),
                      value: shorten(value, MAX_FACT),
                    })),
                  },
                ]),
            ...(quote === null
              ? []
              : [
                  {
                    type: 'Container',
                    style: 'emphasis',
                    items: [
                      block(`«${escape(shorten(quote.text, MAX_QUOTE))}»`),
                      block(quote.source, { size: 'Small', isSubtle: true, spacing: 'None' }),
                    ],
                  },
                ]),
            ...items.flatMap(writeItem),
            ...(context === null
              ? []
              : [block(shorten(context, MAX_FACT), { size: 'Small', isSubtle: true })]),
          ],
          actions: links.map(({ label, link }) => ({ type: 'Action.OpenUrl', title: label, url: link })),
        },
      },
    ],
  };
}
