import { createSiteReader } from '#adapters/site-reader';
import { buildTaskList } from '#features/action-plans';
import type { Context } from '#platform/context';
import { createLiveEvents } from '#platform/events';
import type { Config } from '../config.ts';
import type { History } from './write-history.ts';

/** The lists of the demo, as the end of their last analyses would have brought them; no model is paid for them. */
export async function buildDemoLists(
  deps: Pick<Context, 'db' | 'clock' | 'log'>,
  { config, histories }: { config: Config; histories: readonly History[] },
): Promise<void> {
  const siteReader = createSiteReader({
    dnsServer: config.DNS_SERVER,
    localSites: config.LOCAL_SITES ?? new Map(),
    appUrl: config.appUrl,
  });
  const live = createLiveEvents(deps);
  const list = { ...deps, live, siteReader, writer: null };
  const { signal } = new AbortController();
  // One list after the other: none finds another reading under way.
  const putOff = () => undefined;
  for (const { subject } of histories) {
    await buildTaskList(list, { promptId: subject.prompt.id, signal, putOff });
  }
}
