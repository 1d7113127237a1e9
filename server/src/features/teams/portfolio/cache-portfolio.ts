import { createHash } from 'node:crypto';
import { api, type PortfolioSpan, type Role } from '@citato/contract';
import { prepareListVersion } from '#platform/list-versions';
import type { UserId } from '#lib/ids';
import { type Viewer, nameView } from '#lib/viewer';
import type { Database } from '#platform/db';
import { createAnswerCache } from '#platform/http';
import { getPortfolio } from './get-portfolio.ts';
import { loadBeside } from './load-beside.ts';

/** A table of five hundred companies takes some 50 kB compressed. */
const LIMITS = { maxBytes: 10_000_000, maxEntries: 2_000 };

interface AskedPortfolio {
  readonly viewer: Viewer;
  readonly userId: UserId;
  readonly role: Role;
  readonly span: PortfolioSpan;
}

/**
 * Caches the tables of all companies. What is measured has the version of the list of companies, which every
 * transaction that changes it raises; what stands beside it is read anew and is part of the version itself.
 */
export function createPortfolioCache(db: Database) {
  const findListVersion = prepareListVersion(db);
  const cache = createAnswerCache(api.getPortfolio.responses[200], LIMITS);
  return async ({ viewer, userId, role, span }: AskedPortfolio) => {
    // Read before the figures: they may be newer than their version, never older.
    const listVersion = await findListVersion(viewer.accountId);
    const beside = await loadBeside(db, { viewer, userId, role });
    const version = createHash('sha256')
      .update(JSON.stringify([listVersion, span, beside]))
      .digest('base64url');
    const name = nameView(viewer, [viewer.accountId, userId, span].join(' '));
    const load = () => getPortfolio(db, { viewer, span, beside });
    return { version: nameView(viewer, version), cached: cache.find({ name, version, load }) };
  };
}
