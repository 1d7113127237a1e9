import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderedPage } from './render-pages.ts';

/** The document of rendered pages, in the parts between which page and facts go. */
export interface PageDocument {
  before: string;
  between: string;
  after: string;
}

/** Null while the pages have not been built. */
export function readPageDocument(directory: string): PageDocument | null {
  const file = join(directory, 'page.html');
  if (!existsSync(file)) return null;
  const [before, rest = ''] = readFileSync(file, 'utf8').split('__PAGE__', 2);
  const [between, after] = rest.split('__FACTS__', 2);
  if (before === undefined || between === undefined || after === undefined)
    throw new Error(`${file} has no room for a page`);
  return { before, between, after };
}

/** A whole document. Values of the request go into its own parts only, never into the page or its facts. */
export function writeDocument({
  document: { before, between, after },
  page: { html, facts },
  fill,
}: {
  document: PageDocument;
  page: RenderedPage;
  fill: (part: string) => string;
}): string {
  return fill(before) + html + fill(between) + writeData(facts) + fill(after);
}

/** JSON that may stand inside a script element. */
function writeData(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
