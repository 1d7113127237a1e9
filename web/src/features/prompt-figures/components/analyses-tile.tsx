import { ENGINE_LABELS, type MissingAnswers } from '@citato/contract';
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
      doubt={copy.analysesLabel({ responses: data?.totalResponses ?? 0, missing: excluded })}
      onRead={onRead}
      note={
        <FigureNote>
          {copy.analysesNote({ isScheduled, responses: data?.totalResponses ?? 0 })}
          {excluded > 0 && (
            <div>
              <Excluded count={excluded} missing={data?.missingByEngine ?? []} />
            </div>
          )}
          {data !== null && (
            <div>
              <HelpNote help={copy.stabilityHelp(data.stability)} className="min-h-6">
                {copy.stability(data.stability)}
              </HelpNote>
            </div>
          )}
        </FigureNote>
      }
    />
  );
}

/** How many answers did not count; by a tap, whose and of which kind. */
function Excluded({ count, missing }: { count: number; missing: readonly MissingAnswers[] }) {
  if (missing.length === 0) return copy.excluded(count);
  const help = missing.map((one) => `${ENGINE_LABELS[one.engine]}: ${missingCopy.kinds(one)}`).join('; ');
  return (
    <HelpNote help={help} className="min-h-6">
      {copy.excluded(count)}
    </HelpNote>
  );
}
