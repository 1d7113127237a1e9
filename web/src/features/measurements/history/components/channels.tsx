import {
  ENGINE_IDS,
  nameEngine,
  type CompanyHistory,
  type HistoryChannel,
  type Prompt,
} from '@citato/contract';
import { formatPercent } from '#lib/format';
import { Card, FigureNote, TrendLine } from '#ui';
import { chooseTop, findLast, listChannelBreaks, placePoints } from '../chart-model.ts';
import { historyCopy } from '../copy.ts';
import { pointSpan } from '../period-model.ts';
import { sayChannels } from '../say-channels.ts';
import { BehindAnswers } from './behind-answers.tsx';
import { HistorySection } from './history-section.tsx';
import { PointsTable } from './points-table.tsx';
import { VerdictWord } from './verdict-word.tsx';

const copy = historyCopy.channels;

/** Each engine on one scale, the one that names the company most often first. */
export function Channels({ history, prompts }: { history: CompanyHistory; prompts: readonly Prompt[] }) {
  const { channels, period, pointDays } = history;
  if (channels.length === 0) return null;
  const drawn = channels
    .map((channel) => {
      const placed = placePoints(channel.points, listChannelBreaks(history, channel.engine));
      return { ...channel, placed, last: findLast(placed) };
    })
    .toSorted((a, b) => (b.last?.percent ?? -1) - (a.last?.percent ?? -1));
  const top = chooseTop(
    Math.max(0, ...drawn.flatMap(({ placed }) => placed.map((point) => point?.high ?? 0))),
  );
  return (
    <HistorySection title={copy.title} text={sayChannels(history)}>
      <Card className="overflow-hidden">
        <ul className="grid grid-cols-[minmax(0,1fr)] overflow-hidden sm:grid-cols-2 lg:grid-cols-3">
          {drawn.map((channel) => (
            <Channel
              key={channel.engine}
              {...channel}
              {...{ top, prompts }}
              end={period.lastDay}
              days={channel.last === null ? period : pointSpan(channel.last.day, pointDays)}
            />
          ))}
        </ul>
        <div className="flex flex-wrap gap-2 border-t px-4 py-3 md:px-6">
          <PointsTable
            caption={copy.title}
            days={(channels[0]?.points ?? []).map(({ day }) => day)}
            columns={drawn.map(({ engine, placed }) => ({ key: engine, name: nameEngine(engine), placed }))}
            showsInterval={() => true}
            {...{ prompts, pointDays }}
          />
          {drawn.length > 1 && <FigureNote className="ml-auto self-center">{copy.scale(top)}</FigureNote>}
        </div>
      </Card>
    </HistorySection>
  );
}

function Channel({
  engine,
  rate,
  silentDays,
  placed,
  last,
  top,
  end,
  days,
  prompts,
}: HistoryChannel & {
  placed: ReturnType<typeof placePoints>;
  last: ReturnType<typeof findLast>;
  top: number;
  end: string;
  /** Those its last value counts. */
  days: CompanyHistory['period'];
  prompts: readonly Prompt[];
}) {
  const name = nameEngine(engine);
  const { difference, verdict } = rate;
  const risposteDi = ENGINE_IDS.find((known) => known === engine);
  const notes = [
    ...(difference === null
      ? []
      : [`${historyCopy.numbers.points(difference.value)}, ${historyCopy.numbers.range(difference)}`]),
    ...(silentDays.length === 0 ? [] : [copy.silent(silentDays)]),
  ];
  return (
    <li className="only:col-span-full -mt-px -ml-px min-w-0 border-t border-l px-4 py-5 md:px-6">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-md font-semibold">
          <BehindAnswers
            {...{ prompts, days, name }}
            answers={risposteDi === undefined ? {} : { risposteDi }}
          >
            {name}
          </BehindAnswers>
        </h3>
        <span className="text-xs">
          <VerdictWord verdict={verdict} />
        </span>
      </div>
      <div className="mt-0.5 mb-2.5 flex items-baseline gap-2.5">
        {last === null ? (
          <span className="text-xl text-faint">{historyCopy.chart.none}</span>
        ) : (
          <span className="text-xl font-medium">{formatPercent(last.percent)}</span>
        )}
        <span className="text-2xs text-faint">
          {last === null ? copy.noAnswers : copy.basis({ point: last, end })}
        </span>
      </div>
      <TrendLine
        points={placed}
        max={top}
        label={copy.label({ engine: name, point: last, verdict })}
        className="mr-1.5 h-24"
      />
      {notes.length > 0 && <FigureNote className="mt-2">{notes.join(' · ')}</FigureNote>}
    </li>
  );
}
