import type { Rate } from '@citato/contract';
import { getOwnedCompany, listOwnedPrompts } from '#features/companies';
import { watchFigures } from '#features/measurements';
import { AppError } from '#lib/app-error';
import type { CompanyId } from '#lib/ids';
import { addDays, romeDay } from '#lib/rome-time';
import { sourceSite } from '#lib/sites/site';
import { canView, type Viewer } from '#lib/viewer';
import type { Context } from '#platform/context';
import { LEVELS } from '../rules/watch/levels.ts';
import { planDay } from '../rules/watch/plan-day.ts';
import { HEADLINE, planSpans } from '../rules/watch/plan-questions.ts';

/** By how many points a company's mention rate has to change for an alert at each level, as a look at yesterday judges. */
export async function getAlertBands(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { viewer, companyId }: { viewer: Viewer; companyId: CompanyId },
): Promise<{ rate: Rate | null; points: { small: number; normal: number; large: number } | null }> {
  const userId = viewer.accountId;
  if (!canView(viewer, companyId)) throw new AppError('companies.not_found');
  const company = await getOwnedCompany(db, { userId, companyId });
  const prompts = await listOwnedPrompts(db, { userId, companyId });
  const promptIds = prompts.flatMap(({ prompt }) => (prompt.namesOwnCompany ? [] : [prompt.id]));
  const lastDay = addDays(romeDay(clock.now()), -1);
  const spans = planSpans(lastDay);
  const { websiteUrl } = company;
  const { facts } = await watchFigures.load(db, {
    company: { id: companyId, domain: sourceSite({ url: websiteUrl, websiteUrl }) },
    promptIds,
    firstDay: spans.earlier.firstDay,
    ...spans,
  });
  const { planned } = planDay({ facts, promptIds, state: {}, lastDay });
  const questions = planned.map(({ question }) => question);
  const [headline] = watchFigures.compare({
    facts,
    questions: questions.filter(({ key }) => key === HEADLINE),
    alpha: 1,
  });
  const rate = headline !== undefined && 'percent' in headline.later ? headline.later : null;
  const find = (level: keyof typeof LEVELS): number | null => {
    const { alpha, points } = LEVELS[level];
    const provable = watchFigures.findProvable({ facts, questions, alpha }).get(HEADLINE);
    return provable === undefined ? null : Math.max(points, provable);
  };
  const [small, normal, large] = [find('small'), find('normal'), find('large')];
  return {
    rate: rate === null || rate.n === 0 ? null : rate,
    points: small === null || normal === null || large === null ? null : { small, normal, large },
  };
}
