import type { SiteReader, SiteReading } from '#adapters/site-reader';
import { NO_VISITS } from './no-visits.ts';

const EMPTY_PAGE = {
  title: null,
  siteName: null,
  description: null,
  language: 'it',
  headings: [],
  text: '',
  facts: { kinds: [], name: null, description: null, locality: null, keywords: [], offers: [] },
  links: [],
};

/** A page of one sentence. */
const pageSaying = (url: string, text: string): SiteReading => ({
  status: 'ok',
  url,
  ...EMPTY_PAGE,
  text,
});

/** A reader whose sites answer when the test says so, or when a reading is called off. */
export function createSlowReader(): {
  siteReader: SiteReader;
  /** Readings under way, by their address, oldest first. */
  waiting: () => string[];
  /** All readings begun so far. */
  begun: () => number;
  answer: (text?: string) => void;
  /** From now on every site answers at once. */
  hurry: () => void;
} {
  const open = new Map<(reading: SiteReading) => void, string>();
  let begun = 0;
  let isQuick = false;
  const siteReader: SiteReader = {
    read: ({ url, signal }) =>
      new Promise((resolve) => {
        begun += 1;
        if (isQuick) resolve(pageSaying(url, 'Una pagina.'));
        else open.set(resolve, url);
        signal.addEventListener('abort', () => {
          open.delete(resolve);
          resolve({ status: 'failed', kind: 'aborted', detail: 'stopped by us' });
        });
      }),
    resolveRedirect: () => Promise.resolve(null),
    ...NO_VISITS,
  };
  const answer = (text = 'Una pagina.') => {
    for (const [resolve, url] of open) resolve(pageSaying(url, text));
    open.clear();
  };
  return {
    siteReader,
    waiting: () => [...open.values()],
    begun: () => begun,
    answer,
    hurry: () => {
      isQuick = true;
      answer();
    },
  };
}
