import { Badge, HelpNote } from '#ui';
import { configCopy as copy } from '../copy.ts';
import { useConfig } from '../queries.ts';

/** Stands wherever numbers of the demo engine show; nothing elsewhere. */
export function DemoBadge() {
  const config = useConfig();
  if (config.data?.demo !== true) return null;
  return (
    <HelpNote help={copy.demoHelp} className="flex min-h-6 items-center">
      <Badge tone="outline">{copy.demo}</Badge>
    </HelpNote>
  );
}
