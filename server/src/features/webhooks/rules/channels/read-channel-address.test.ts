import { expect, it } from 'vitest';
import { maskAddress, readChannelAddress } from './read-channel-address.ts';

const SLACK = 'https://hooks.slack.com/services/T0AB12CD3/B0EF45GH6/abcdefghijklmnopqrstq7Xk';
const DISCORD = 'https://discord.com/api/webhooks/118123456789012345/abc-DEF_ghiJKLmnoZk30';
const TEAMS =
  'https://prod-12.westeurope.logic.azure.com:443/workflows/0123456789abcdef/triggers/manual/paths/invoke?api-version=2016-06-01&sp=%2Ftriggers&sv=1.0&sig=abcDEFghiw2Lp';
const NEW_TEAMS =
  'https://default1234.56.environment.api.powerplatform.com:443/powerautomate/automations/direct/workflows/0123/triggers/manual/paths/invoke?api-version=1&sig=abcDEFghiw2Lp';

it.each([
  [SLACK, { kind: 'slack' }],
  [DISCORD, { kind: 'discord' }],
  ['https://canary.discord.com/api/v10/webhooks/118123456789012345/abc-DEF_ghi', { kind: 'discord' }],
  ['https://discordapp.com/api/webhooks/118123456789012345/abc-DEF_ghi', { kind: 'discord' }],
  [TEAMS, { kind: 'teams' }],
  [NEW_TEAMS, { kind: 'teams' }],
  [TEAMS.replace(/&sig=.*/, ''), { fault: 'not_whole' }],
  [SLACK.replace(/\/[^/]*$/, ''), { fault: 'not_whole' }],
  ['https://discord.com/api/webhooks/118123456789012345', { fault: 'not_whole' }],
  ['https://hooks.slack.com/triggers/T0AB12CD3/12345/abcdef', { fault: 'slack_workflow' }],
  [
    'https://azienda.webhook.office.com/webhookb2/0123@4567/IncomingWebhook/89/ab',
    { fault: 'old_connector' },
  ],
  ['https://outlook.office.com/webhook/0123/IncomingWebhook/89/ab', { fault: 'old_connector' }],
  [SLACK.replace('https', 'http'), { fault: 'unknown' }],
  [SLACK.replace('slack.com', 'slack.com.evil.example'), { fault: 'unknown' }],
  ['https://evil.example/hooks.slack.com/services/T0/B0/abcdef', { fault: 'unknown' }],
  ['https://n8n.azienda.it/webhook/citato', { fault: 'unknown' }],
  ['ciao', { fault: 'unknown' }],
])('%#: of which chat an address is', (address, read) => {
  expect(readChannelAddress(address)).toEqual(read);
});

it.each([
  [SLACK, 'https://hooks.slack.com/…q7Xk'],
  [DISCORD, 'https://discord.com/…Zk30'],
  [TEAMS, 'https://prod-12.westeurope.logic.azure.com/…w2Lp'],
])('%#: only its host and last letters are shown', (address, shown) => {
  expect(maskAddress(address)).toBe(shown);
});
