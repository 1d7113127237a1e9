import { buildRate } from '@citato/contract/figures';
import { getCompanyHistory, listCompanies } from '#features/monitoring';
import type { CompanyId, AccountId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { Database } from '#platform/db';
import type { HistoryPoint, ResultLine } from '../templates/export-columns.ts';

interface AskedFigures {
  readonly userId: AccountId;
  readonly companyId: CompanyId;
  readonly prompts: readonly string[] | null;
}

/** The companies named to each prompt, with the current figures of the screens. */
export async function listResultLines(
  db: Database,
  { userId, companyId, prompts }: AskedFigures,
): Promise<ResultLine[]> {
  const companies = await listCompanies(db, { userId, tables: 'whole' });
  const asked = companies.filter(({ id }) => id === companyId).flatMap((company) => company.prompts);
  return asked
    .filter(({ id }) => prompts === null || prompts.includes(id))
    .flatMap(({ id, text, persona, market, series, monitoringData }) =>
      monitoringData.flatMap(({ mentionedCompanies, totalResponses }) =>
        mentionedCompanies.map(({ key, name, isOwn, mentions, averagePosition }) => ({
          promptId: id,
          asked: { series, text, persona, market: market.name },
          key,
          name,
          isOwn,
          mentions,
          answers: totalResponses,
          ...toRate(mentions, totalResponses),
          averagePosition,
        })),
      ),
    );
}

/** The points of a company's history: its own and its rivals', with the interval of each. */
export async function listHistoryPoints(
  db: Database,
  { userId, companyId, from, to, prompts }: AskedFigures & { from: RomeDay | null; to: RomeDay | null },
): Promise<HistoryPoint[]> {
  const history = await getCompanyHistory(db, {
    userId,
    companyId,
    query: {
      period: from === null ? 'year' : 'custom',
      ...(from === null ? {} : { from }),
      ...(to === null ? {} : { to }),
      ...(prompts === null ? {} : { prompts: prompts.join(',') }),
    },
  });
  return history.lines.flatMap(({ name, isOwn, points }) =>
    points.map(({ day, mentions, responses }) => ({
      day,
      days: history.pointDays,
      name,
      isOwn,
      mentions,
      answers: responses,
      ...toRate(mentions, responses),
    })),
  );
}

function toRate(hits: number, n: number) {
  const { percent, lowPercent: low, highPercent: high } = buildRate({ hits, n });
  return { percent, low, high };
}
