import { Badge, HelpNote } from '#ui';
import { configCopy as copy } from '../copy.ts';
import { useConfig } from '../queries.ts';
import { ConfigRetry } from './config-retry.tsx';

/** Shown wherever there are figures of the demo engine; nothing elsewhere, and a retry where it is not known. */
export function DemoBadge() {
  const config = useConfig();
  if (config.data === undefined) return <ConfigRetry>{copy.demoUnknown}</ConfigRetry>;
  if (!config.data.demo) return null;
  return (
    <HelpNote help={copy.demoHelp} className="flex min-h-6 items-center">
      <Badge tone="outline">{copy.demo}</Badge>
    </HelpNote>
  );
}
