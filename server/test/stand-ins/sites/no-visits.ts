import type { SiteReader } from '#adapters/site-reader';

const failed = () =>
  Promise.resolve({ status: 'failed' as const, kind: 'unreachable' as const, httpStatus: null });

/** The parts of a reader no test asks for where it brings only pages. */
export const NO_VISITS: Pick<SiteReader, 'inspect' | 'readFile'> = { inspect: failed, readFile: failed };
