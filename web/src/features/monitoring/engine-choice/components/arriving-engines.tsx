import { type EngineId, nameEngine } from '@citato/contract';
import { Badge } from '#ui';
import { engineChoiceCopy as copy } from '../copy.ts';
import { isSeen } from '../model.ts';

/** Engines that only lack a key, by what their answers are. */
export function ArrivingEngines({ engines }: { engines: readonly EngineId[] }) {
  const pages = engines.filter(isSeen);
  const models = engines.filter((engine) => !isSeen(engine));
  return (
    <div className="border-t px-4 py-4 md:px-6">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
        <Badge tone="outline">{copy.arriving}</Badge>
        {copy.noKey}
      </p>
      <dl className="mt-2 grid gap-1 text-sm">
        {[
          { kind: copy.kindsOf.answer, some: models },
          { kind: copy.kindsOf.page, some: pages },
        ]
          .filter(({ some }) => some.length > 0)
          .map(({ kind, some }) => (
            <div key={kind} className="flex flex-wrap gap-x-2">
              <dt className="text-muted">{kind}</dt>
              <dd>{some.map(nameEngine).join(' · ')}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
