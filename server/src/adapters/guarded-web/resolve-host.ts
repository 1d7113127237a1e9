import { lookup, Resolver } from 'node:dns/promises';

/** Names to IP addresses; rejects or gives none when there is no such host. */
export type ResolveHost = (hostname: string) => Promise<string[]>;

const QUESTION_TIMEOUT_MS = 2_000;
const QUESTION_TRIES = 2;

/** The machine's own resolver, or the name server given as `address` or `address:port`. */
export function createHostResolver(dnsServer: string | null): ResolveHost {
  if (dnsServer === null) {
    return async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address);
  }
  const resolver = new Resolver({ timeout: QUESTION_TIMEOUT_MS, tries: QUESTION_TRIES });
  resolver.setServers([dnsServer]);
  return async (hostname) => {
    const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  };
}
