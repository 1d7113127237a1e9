import { nameEngine, type EngineId } from '@citato/contract';
import { configCopy as copy } from '../copy.ts';
import { splitEngines } from '../model.ts';
import { useConfig } from '../queries.ts';
import { ConfigRetry } from './config-retry.tsx';

/** Which answer engines are monitored here and which are arriving; nothing while that is not known. */
export function EngineChannels() {
  const { data: config } = useConfig();
  const { monitored, arriving } = splitEngines(config?.engines ?? []);
  return (
    <section
      aria-label={copy.channels}
      className="flex min-h-6 flex-wrap gap-x-12 gap-y-3 text-sm text-muted"
    >
      <ConfigRetry>{copy.channelsFailed}</ConfigRetry>
      {config !== undefined && (
        <>
          {monitored.length > 0 && (
            <Channels label={copy.monitored(monitored.length)} engines={monitored} isActive />
          )}
          {monitored.length === 0 && <p>{copy.demoChannel}</p>}
          {arriving.length > 0 && <Channels label={copy.arriving} engines={arriving} />}
        </>
      )}
    </section>
  );
}

function Channels({
  label,
  engines,
  isActive = false,
}: {
  label: string;
  engines: readonly EngineId[];
  isActive?: boolean;
}) {
  return (
    <div className="flex flex-wrap gap-x-4.5 gap-y-0.5">
      <h2 className="text-sm font-normal text-faint">{label}</h2>
      <ul className="flex flex-wrap gap-x-4.5 gap-y-0.5">
        {engines.map((engine) => (
          <li key={engine} className={isActive ? 'font-medium text-text' : 'font-medium'}>
            {nameEngine(engine)}
          </li>
        ))}
      </ul>
    </div>
  );
}
