import { CRAWLERS } from './crawlers.ts';
import { VISIT_SIGNS } from './engine-visits.ts';

const SPECIAL = /[.*+?^${}()|[\]\\]/g;
const signs = [...CRAWLERS.map(({ token }) => token), ...VISIT_SIGNS];

/** Finds what a line must hold to say anything of a crawler or a visit: most lines of a log hold none of it. */
export const createSignSearch = (): RegExp =>
  new RegExp(signs.map((sign) => sign.replace(SPECIAL, String.raw`\$&`)).join('|'), 'gi');
