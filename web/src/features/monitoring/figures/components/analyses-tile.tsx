import { nameEngine, type MonitoringData } from '@citato/contract';
import { formatInteger } from '#lib/format';
import { FigureNote, FigureValue, HelpNote, Ticks } from '#ui';
import { figuresCopy as copy } from '../copy.ts';
import { missingCopy } from '../missing-copy.ts';
import { Tile, type TileNumbers } from './tile.tsx';

export function AnalysesTile({ data, isScheduled, onRead }: TileNumbers & { isScheduled: boolean }) {
  const runs = data?.recentAnalyses ?? [];
  const ok = runs.filter((hasAnswers) => hasAnswers).length;
  const excluded =
    data === null
      ? 0
      : data.excludedResponses.failed + data.excludedResponses.empty + data.excludedResponses.refused;
  return (
    <Tile
      label={copy.analyses}
      figure={<FigureValue>{formatInteger(data?.totalAnalyses ?? 0)}</FigureValue>}
      drawing={<Ticks runs={runs} label={copy.ticksLabel({ ok, failed: runs.length - ok })} />}
      uncertainty={copy.analysesLabel({ responses: data?.totalResponses ?? 0, missing: excluded })}
      onRead={onRead}
      note={
        <FigureNote>
          {isScheduled && <div>{copy.scheduled}</div>}
          {data === null ? (
            copy.answers({ responses: 0, missing: 0 })
          ) : (
            <HelpNote help={describeAnswers({ data, missing: excluded })}>
              {copy.answers({ responses: data.totalResponses, missing: excluded })}
            </HelpNote>
          )}
        </FigureNote>
      }
    />
  );
}

/** The engines whose answers did not count, by kind, and the similarity of those that did. */
function describeAnswers({ data, missing }: { data: MonitoringData; missing: number }): string {
  const kinds = data.missingByEngine.map((one) => `${nameEngine(one.engine)}: ${missingCopy.kinds(one)}`);
  const stability = copy.stabilityHelp({ stability: data.stability, answers: data.totalResponses });
  return missing === 0 ? stability : `${copy.notCounted(kinds)} ${stability}`;
}
