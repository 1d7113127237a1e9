import { webAddress, proxyAddress } from './address-kinds.ts';
import { secret, webhookSecret } from './secret-kinds.ts';
import { networks, localSites, nameServer } from './network-kinds.ts';
import { text, variable } from './variable-kinds.ts';

export const WAYS_OUT = {
  HTTPS_PROXY: {
    ...variable(
      'Proxy through which https addresses are reached: engines, customers’ websites and webhooks, your own webhook, Stripe. Mails and the database are reached without. Also read as https_proxy.',
      proxyAddress(),
    ),
    alias: 'https_proxy',
  },
  HTTP_PROXY: {
    ...variable(
      'The same for http addresses; for those that customers name it must allow CONNECT to port 80. Also read as http_proxy.',
      proxyAddress(),
    ),
    alias: 'http_proxy',
  },
  NO_PROXY: {
    ...variable(
      'Hosts that are reached without a proxy, separated by commas: example.com and .example.com with all below it, IP addresses and networks (10.0.0.0/8), each also with a port (example.com:8080), * for all. Also read as no_proxy.',
      text(),
      '',
    ),
    alias: 'no_proxy',
  },
} as const;

export const CUSTOMER_SITES = {
  DNS_SERVER: variable(
    'Name server asked for the customers’ websites. Default: the machine’s own resolver.',
    nameServer(),
  ),
  LOCAL_SITES: variable(
    'Sites that are read from another place than their name says, for tests and demonstrations; refused in production.',
    localSites(),
  ),
} as const;

export const OTHER_PROGRAMS = {
  AUTOMATION_WEBHOOK_URL: variable(
    'Where texts of /test pages and trials of administrators are posted: a webhook of your own automation tool (n8n, Zapier).',
    webAddress(),
  ),
  AUTOMATION_WEBHOOK_SECRET: variable(
    'Signs what is posted there, as Standard Webhooks has it: whsec_ and at least 24 bytes in base64. Needed with AUTOMATION_WEBHOOK_URL.',
    webhookSecret(),
  ),
} as const;

export const WEBHOOKS = {
  WEBHOOK_SECRETS_KEY: variable(
    'Encrypts the secrets of customers’ webhooks in the database. Without it a key of the installation, kept beside them; a new one asks every customer for a new secret.',
    secret({ minLength: 32 }),
  ),
  WEBHOOK_ALLOW_NETWORKS: variable(
    'Networks that customers’ webhooks may reach beside the public internet, with any port and with http, such as that of an n8n of your own. Loopback and link-local addresses only by a network that lies in them, what providers keep for their machines (169.254.169.254) only by itself. Default: none.',
    networks(),
  ),
} as const;
