import { readFileSync } from 'node:fs';
import { createSiteReader } from '#adapters/site-reader';
import type { CompanyDigest } from '../../src/features/suggestions/rules/site-digest.ts';
import { startSite } from '../stand-ins/sites/site-server.ts';

const HOST = 'esempio.example';

export interface SmallBusinesses {
  /** What is known of a business by nothing but its home page: no name, no telling domain. */
  read(name: string): Promise<CompanyDigest>;
  close(): Promise<void>;
}

/** Serves the home pages of this folder, each under its business's name. */
export async function serveSmallBusinesses(names: readonly string[]): Promise<SmallBusinesses> {
  const pages = names.map((name): [string, string] => [
    `/${name}`,
    readFileSync(new URL(`${name}.html`, import.meta.url), 'utf8'),
  ]);
  const server = await startSite(Object.fromEntries(pages));
  const reader = createSiteReader({
    dnsServer: '127.0.0.1:1',
    localSites: new Map([[HOST, server]]),
    appUrl: 'https://citato.example',
  });
  return {
    read: async (name) => {
      const site = await reader.read({ url: `http://${HOST}/${name}`, signal: AbortSignal.timeout(10_000) });
      if (site.status === 'failed') throw new Error(`${name} was not read: ${site.kind}`);
      return { name: null, websiteUrl: `http://${HOST}`, description: null, site };
    },
    close: () => server.close(),
  };
}
