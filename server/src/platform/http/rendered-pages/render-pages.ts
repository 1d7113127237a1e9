import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { api, PAGES, type Plan, PLAN_IDS, type PublicConfig } from '@citato/contract';
import { within } from '#lib/async/within';
import type { Logger } from '#platform/logging';

/** The data a visitor's page is rendered from; sent along with it, so that the browser need not request them. */
export interface PageFacts {
  plans: Plan[];
  config: PublicConfig;
}

export interface RenderedPage {
  html: string;
  questions: readonly { question: string; answer: string }[];
  facts: PageFacts;
}

/** A page rendered before any script runs; null for one that the browser renders alone. */
export type RenderPage = (address: { path: string; search: string }) => Promise<RenderedPage | null>;

interface Renderer {
  renderPage: (page: {
    address: string;
    basePath: string;
    facts: PageFacts;
  }) => Promise<Omit<RenderedPage, 'facts'>>;
}

/** The pages rendered for visitors, and which search parameters change them. */
const RENDERED: Readonly<Record<string, readonly string[]>> = {
  [PAGES.home]: [],
  [PAGES.login]: ['redirect', 'plan'],
  [PAGES.register]: ['redirect', 'plan'],
};
/**
 * Further addresses with a redirect target are left to the browser: there is no end of them, and rendering costs time.
 */
const MAX_KEPT = 50;
const MAX_QUERY_LENGTH = 500;
/** A visitor sees the app rather than waiting for a database that hangs. */
const MAX_WAIT_MS = 1_000;

/**
 * Renders a visitor's pages with the screens of the web build, once for as long as their facts stay the same.
 * @param directory the server build of the screens; without it every page is rendered by the browser
 * @param basePath the path on the host that all links of a page begin with; empty at the root
 * @param readFacts what is true now: plans, prices, engines, the owner's figures
 */
export function createPageDrawing({
  directory,
  basePath,
  readFacts,
  now,
  log,
}: {
  directory: string;
  basePath: string;
  readFacts: () => Promise<PageFacts>;
  now: () => Date;
  log: Logger;
}): RenderPage {
  const file = join(directory, 'server/render-page.js');
  if (!existsSync(file)) return () => Promise.resolve(null);
  let renderer: Promise<Renderer> | null = null;
  let keptFor = '';
  const kept = new Map<string, Promise<RenderedPage>>();

  const draw = async (address: string, facts: PageFacts): Promise<RenderedPage> => {
    renderer ??= loadRenderer(file);
    return { ...(await (await renderer).renderPage({ address, basePath, facts })), facts };
  };

  return async ({ path, search }) => {
    const address = formatAddress({ path, search });
    if (address === null) return null;
    try {
      const reading = readFacts();
      if (!(await within(reading, MAX_WAIT_MS))) throw new Error('The facts of a page did not come in time');
      const facts = cutToWire(await reading);
      const { promoEndsAt } = facts.config;
      const isPromoting = promoEndsAt !== null && new Date(promoEndsAt) > now();
      const current = JSON.stringify({ facts, isPromoting });
      if (current !== keptFor) kept.clear();
      keptFor = current;
      const known = kept.get(address);
      if (known === undefined && isOpenEnded(address) && kept.size >= MAX_KEPT) return null;
      const page = known ?? draw(address, facts);
      kept.set(address, page);
      return await page;
    } catch (error) {
      kept.delete(address);
      // Then the browser renders the page alone, and shows what it cannot load.
      log.warn({ err: error }, 'A page could not be drawn by the server');
      return null;
    }
  };
}

/** The answers of the two calls, and nothing of the rows beyond them. */
function cutToWire({ plans, config }: PageFacts): PageFacts {
  return {
    plans: api.listPlans.responses[200].parse(plans),
    config: api.getConfig.responses[200].parse(config),
  };
}

/** The address the page is rendered for: of its query only what the page shows. */
function formatAddress({ path, search }: { path: string; search: string }): string | null {
  const names = RENDERED[path];
  if (names === undefined || search.length > MAX_QUERY_LENGTH) return null;
  const given = new URLSearchParams(search);
  const query = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value !== null && (name !== 'plan' || isPlanId(value))) query.set(name, value);
  }
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** Contains text from the address; of the others there are a handful. */
const isOpenEnded = (address: string): boolean => address.includes('redirect=');
const isPlanId = (text: string): boolean => PLAN_IDS.some((id) => id === text);

async function loadRenderer(file: string): Promise<Renderer> {
  const loaded: unknown = await import(pathToFileURL(file).href);
  if (!isRenderer(loaded)) throw new Error(`${file} does not export renderPage`);
  return loaded;
}

function isRenderer(loaded: unknown): loaded is Renderer {
  return (
    typeof loaded === 'object' &&
    loaded !== null &&
    'renderPage' in loaded &&
    typeof loaded.renderPage === 'function'
  );
}
