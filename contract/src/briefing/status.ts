import type { MonitoringData } from '../monitoring/monitoring.ts';
import type { CompanyWithPrompts } from '../monitoring/company.ts';
import { countOwn, listRated, type Measured } from './rated.ts';

/** How the company stands. */
export type CompanyStatus =
  | { kind: 'empty' | 'unavailable' | 'waiting' | 'deferred' | 'unanalysed' | 'failed' | 'branded' }
  | { kind: 'running'; mentions: number; answered: number; planned: number }
  | { kind: 'absent'; n: number; rival: string | null }
  | { kind: 'one'; isNamed: boolean }
  | { kind: 'single'; mentions: number; n: number; rival: Rival | null }
  | { kind: 'many'; leads: number; prompts: number; isWhole: boolean; rival: string | null };

/** The other company that is named most. */
interface Rival {
  name: string;
  mentions: number;
}

export function describeStatus({
  company,
  hasAnalysisLeft,
}: {
  company: CompanyWithPrompts;
  /** The plan holds a further analysis. */
  hasAnalysisLeft: boolean;
}): CompanyStatus {
  const rated = listRated(company);
  if (rated.length === 0) return describeUnrated({ company, hasAnalysisLeft });
  const n = sum(rated.map(({ data }) => data.totalResponses));
  const mentions = sum(rated.map(({ data }) => countOwn(data)));
  if (n === 1) return { kind: 'one', isNamed: mentions === 1 };
  if (mentions === 0) return { kind: 'absent', n, rival: findMostAhead(rated) };
  const [only] = rated;
  if (only !== undefined && rated.length === 1) {
    return { kind: 'single', mentions, n, rival: findRival(only.data) };
  }
  const led = rated.filter(({ data }) => leads(data));
  // Where prompts have no figures yet, it is unknown who leads them.
  const isWhole = company.prompts.every(
    ({ namesOwnCompany, monitoringData: [data] }) => namesOwnCompany || (data?.totalResponses ?? 0) > 0,
  );
  return { kind: 'many', leads: led.length, prompts: rated.length, isWhole, rival: findMostAhead(rated) };
}

function describeUnrated({
  company: { prompts },
  hasAnalysisLeft,
}: {
  company: CompanyWithPrompts;
  hasAnalysisLeft: boolean;
}): CompanyStatus {
  if (prompts.length === 0) return { kind: 'empty' };
  if (prompts.some(({ monitoringData: [data] }) => (data?.totalResponses ?? 0) > 0))
    return { kind: 'branded' };
  const running = prompts.filter(({ analysisStatus }) => analysisStatus === 'in_progress');
  if (running.length > 0) {
    const started = running.flatMap(({ progress }) => (progress === null ? [] : [progress]));
    const answered = sum(started.map((one) => one.answered));
    if (answered === 0) {
      const isDeferred = started.length === running.length && started.every(({ wait }) => wait !== null);
      return { kind: isDeferred ? 'deferred' : 'waiting' };
    }
    const planned = sum(started.map((one) => one.planned));
    return { kind: 'running', answered, planned, mentions: sum(started.map((one) => one.mentions)) };
  }
  if (prompts.some(({ lastOutcome }) => lastOutcome === 'failed')) return { kind: 'failed' };
  return { kind: hasAnalysisLeft ? 'unanalysed' : 'unavailable' };
}

function findRival({ mentionedCompanies }: MonitoringData): Rival | null {
  const others = mentionedCompanies.filter(({ isOwn, mentions }) => !isOwn && mentions > 0);
  return others.reduce<Rival | null>(
    (most, { name, mentions }) => (most === null || mentions > most.mentions ? { name, mentions } : most),
    null,
  );
}

/** Named in more answers than anybody else: with equal mentions no company leads. */
const leads = (data: MonitoringData) => countOwn(data) > (findRival(data)?.mentions ?? 0);

/** The company that leads the own one on most prompts, then in most answers; equal mentions are no lead. */
function findMostAhead(rated: readonly Measured[]): string | null {
  const ahead = rated.flatMap(({ data }) => {
    const rival = findRival(data);
    return rival === null || rival.mentions <= countOwn(data) ? [] : [rival];
  });
  const [most] = [...Map.groupBy(ahead, ({ name }) => name)].sort(
    ([, a], [, b]) =>
      b.length - a.length || sum(b.map((one) => one.mentions)) - sum(a.map((one) => one.mentions)),
  );
  return most?.[0] ?? null;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
