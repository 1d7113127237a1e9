import type { MonitoringData } from '@citato/contract';
import { formatDecimal, formatInteger, formatPercent } from '#lib/format';
import { monitoringCopy } from '../copy.ts';

const copy = monitoringCopy.first;
const RIVALS_NAMED = 3;
const names = new Intl.ListFormat('it-IT', { type: 'conjunction' });

/** The result of a first analysis, in one sentence. */
export function FirstSummary({ data }: { data: MonitoringData }) {
  const { mentionRate, averagePosition } = data;
  if (mentionRate.percent === null) return null;
  const rivals = data.mentionedCompanies.filter(({ isOwn }) => !isOwn).slice(0, RIVALS_NAMED);
  return (
    <p className="border-t px-4 py-3 text-sm font-medium text-pretty md:px-6">
      {averagePosition.value === null
        ? copy.absent({ n: mentionRate.n, rivals: names.format(rivals.map(({ name }) => name)) })
        : copy.named({
            mentions: averagePosition.n,
            n: mentionRate.n,
            percent: formatPercent(mentionRate.percent),
            // With one answer it is no mean, but a position.
            position: (averagePosition.n === 1 ? formatInteger : formatDecimal)(averagePosition.value),
          })}
    </p>
  );
}
