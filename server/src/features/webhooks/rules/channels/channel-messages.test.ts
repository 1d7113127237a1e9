import { CHANNEL_KINDS } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { ChannelNote } from './channel-note.ts';
import { readTitle } from '../../channels/read-title.ts';
import { writeChannelMessage } from './write-channel-message.ts';

const AT = new Date('2026-11-23T07:00:00Z');
const LINKS = [
  {
    label: 'Vedi le risposte',
    link: `https://citato.example/?azienda=${'a'.repeat(36)}&risposte=${'b'.repeat(36)}`,
  },
  { label: 'Impostazioni avvisi', link: 'https://citato.example/profile?tab=alerts' },
];
const NOTE: ChannelNote = {
  title: 'Hotel Belvento · Mention Rate in crescita: da 21% a 34%',
  text: '+13,1 punti, da +5,7 a +20,3 · n = 420 e 420',
  facts: [
    { name: 'Ora', value: '34,0% (30–39%) · n = 420' },
    { name: 'Prima', value: '21,0% (17–25%) · n = 420' },
  ],
  quote: { text: 'Hotel Belvento è la scelta più chiara', source: 'ChatGPT, 21 nov 2026' },
  items: [],
  links: LINKS,
  context: '16–22 nov contro 19 ott – 15 nov · 12 domande, 5 motori',
  impact: 'up',
};

/** What waited over a weekend, with links as long as ours are. */
const ITEM = {
  title: NOTE.title,
  text: NOTE.text,
  links: [
    { label: 'Vedi le risposte', link: `https://citato.example/?azienda=${'a'.repeat(220)}` },
    {
      label: 'Non avvisarmi più di questo',
      link: `https://citato.example/api/alerts/mute-link?token=${'t'.repeat(280)}`,
    },
  ],
};
const WEEKEND: ChannelNote = {
  ...NOTE,
  title: 'Fine settimana: 5 avvisi',
  text: '',
  facts: [],
  quote: null,
  context: null,
  items: Array.from({ length: 5 }, () => ITEM),
  impact: 'service',
};

/** Everything a chat could trip over, far longer than it may be. */
const NASTY =
  '@everyone <!channel> <https://evil.example|clic> [clic](https://evil.example) <@U123> **x** `y` ~z~ & 𝕏 è ';
const HUGE: ChannelNote = {
  ...NOTE,
  title: NASTY.repeat(80),
  text: NASTY.repeat(200),
  facts: Array.from({ length: 40 }, () => ({ name: NASTY.repeat(20), value: NASTY.repeat(40) })),
  quote: { text: NASTY.repeat(60), source: NASTY.repeat(20) },
  context: NASTY.repeat(60),
};

const write = (kind: (typeof CHANNEL_KINDS)[number], note: ChannelNote): unknown =>
  JSON.parse(writeChannelMessage({ kind, note, event: 'alert.raised', messageId: 'msg_1', at: AT }).body);
const cut = (max: number) => z.string().min(1).max(max);

/** Slack’s Block Kit, as far as we write it, with the lengths it refuses beyond. */
const plainText = (max: number) =>
  z.strictObject({ type: z.literal('plain_text'), text: cut(max), emoji: z.literal(false) });
const mrkdwn = (max: number) => z.strictObject({ type: z.literal('mrkdwn'), text: cut(max) });
const slack = z.strictObject({
  text: cut(4_000),
  unfurl_links: z.literal(false),
  unfurl_media: z.literal(false),
  blocks: z
    .array(
      z.union([
        z.strictObject({ type: z.literal('header'), text: plainText(150) }),
        z.strictObject({ type: z.literal('section'), text: z.union([plainText(3_000), mrkdwn(3_000)]) }),
        z.strictObject({ type: z.literal('section'), fields: z.array(mrkdwn(2_000)).min(1).max(10) }),
        z.strictObject({ type: z.literal('divider') }),
        z.strictObject({ type: z.literal('context'), elements: z.array(plainText(3_000)).min(1).max(10) }),
      ]),
    )
    .min(1)
    .max(50),
});

/** An Adaptive Card 1.4 in the envelope of a Workflows address. */
const textBlock = z.strictObject({
  type: z.literal('TextBlock'),
  wrap: z.literal(true),
  size: z.enum(['Small', 'Medium']).optional(),
  weight: z.literal('Bolder').optional(),
  isSubtle: z.boolean().optional(),
  spacing: z.enum(['None', 'Small']).optional(),
  separator: z.literal(true).optional(),
  text: cut(10_000),
});
const facts = z.array(z.strictObject({ title: cut(1_000), value: cut(1_000) })).min(1);
const teams = z.strictObject({
  type: z.literal('message'),
  attachments: z.tuple([
    z.strictObject({
      contentType: z.literal('application/vnd.microsoft.card.adaptive'),
      contentUrl: z.null(),
      content: z.strictObject({
        $schema: z.literal('http://adaptivecards.io/schemas/adaptive-card.json'),
        type: z.literal('AdaptiveCard'),
        version: z.literal('1.4'),
        msteams: z.strictObject({ width: z.literal('Full') }),
        body: z
          .array(
            z.union([
              textBlock,
              z.strictObject({ type: z.literal('FactSet'), facts }),
              z.strictObject({
                type: z.literal('Container'),
                style: z.literal('emphasis'),
                items: z.array(textBlock).min(1),
              }),
            ]),
          )
          .min(1),
        actions: z
          .array(z.strictObject({ type: z.literal('Action.OpenUrl'), title: cut(100), url: z.url() }))
          .max(6),
      }),
    }),
  ]),
});

/** An embed of Discord with the lengths it refuses beyond. */
const discord = z.strictObject({
  username: z.literal('Citato'),
  allowed_mentions: z.strictObject({ parse: z.tuple([]) }),
  embeds: z.tuple([
    z.strictObject({
      title: cut(256),
      url: z.url(),
      color: z.int().min(0).max(0xffffff),
      description: cut(4_096).optional(),
      fields: z
        .array(z.strictObject({ name: cut(256), value: cut(1_024), inline: z.literal(true).optional() }))
        .max(25),
      footer: z.strictObject({ text: cut(2_048) }).optional(),
      timestamp: z.iso.datetime(),
    }),
  ]),
});
const SCHEMAS = { slack, teams, discord } as const;

/** All texts of a value, one after the other. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

describe.each(CHANNEL_KINDS)('a message to %s', (kind) => {
  it.each([
    ['an alert as it is', NOTE],
    ['one of the service, without figures', { ...NOTE, facts: [], quote: null, context: null, text: '' }],
    ['far too much of everything', HUGE],
    ['what waited over a weekend', WEEKEND],
    [
      'a weekend of far too much',
      {
        ...WEEKEND,
        items: WEEKEND.items.map((one) => ({ ...one, title: NASTY.repeat(9), text: NASTY.repeat(9) })),
      },
    ],
  ])('has the documented shape and lengths: %s', (_case, note) => {
    const message = write(kind, note);
    expect(SCHEMAS[kind].safeParse(message).error).toBeUndefined();
    // Teams refuses 28 kB with everything around it, Slack some 13,200 characters in all, Discord 6,000.
    const bytes = Buffer.byteLength(JSON.stringify(message));
    const characters = textsOf(message).join('').length;
    if (kind === 'teams') expect(bytes).toBeLessThanOrEqual(20_000);
    if (kind === 'slack') expect(characters).toBeLessThanOrEqual(8_000);
    if (kind === 'discord') expect(characters).toBeLessThanOrEqual(6_000);
  });

  it('calls nobody and links nowhere because an answer says so', () => {
    const quote = { text: NASTY, source: 'ChatGPT' };
    const items = [{ ...ITEM, title: NASTY, text: NASTY }];
    const said = textsOf(write(kind, { ...NOTE, text: NASTY, quote, items })).join('\n');
    expect(said).not.toContain('https://evil.example');
    expect(said).not.toMatch(/@everyone/);
    if (kind !== 'slack') expect(said).not.toMatch(/(?<!\\)\[clic/);
  });

  it('says the same sentence, figures and links as everywhere, and its log knows which', () => {
    const body = JSON.stringify(write(kind, NOTE));
    const said = textsOf(JSON.parse(body)).join('\n').replaceAll('\\', '');
    for (const part of [
      NOTE.title,
      '34,0% (30–39%) · n = 420',
      'è la scelta più chiara',
      LINKS[0]?.link ?? '',
      NOTE.context,
    ])
      expect(said).toContain(part);
    expect(readTitle(body)).toBe(NOTE.title);
  });
});

it.each(CHANNEL_KINDS)('a message to %s of a weekend says each alert with its own links', (kind) => {
  const said = textsOf(write(kind, WEEKEND)).join('\n').replaceAll('\\', '');
  expect(said.split(NOTE.title)).toHaveLength(6);
  expect(said.split('mute-link?token=')).toHaveLength(6);
  expect(readTitle(JSON.stringify(write(kind, WEEKEND)))).toBe('Fine settimana: 5 avvisi');
});

it('of Slack only texts of ours may hold a link or a call', () => {
  const blocks = z
    .object({ blocks: z.array(z.looseObject({ type: z.string() })) })
    .parse(write('slack', HUGE)).blocks;
  const marked = JSON.stringify(blocks).match(/"type":"mrkdwn","text":"(?:[^"\\]|\\.)*"/g) ?? [];
  expect(marked.length).toBeGreaterThan(0);
  for (const text of marked.slice(0, -1)) expect(text).not.toMatch(/<(?![a-z]+:)/);
});
