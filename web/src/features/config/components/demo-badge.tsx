import { Badge, Tooltip } from '#ui';
import { configCopy as copy } from '../copy.ts';
import { useConfig } from '../queries.ts';

/** Stands wherever numbers of the demo engine show; nothing elsewhere. */
export function DemoBadge() {
  const config = useConfig();
  if (config.data?.demo !== true) return null;
  return (
    <Tooltip text={copy.demoHelp}>
      <button
        type="button"
        className="flex min-h-6 cursor-help items-center rounded-1"
        aria-label={`${copy.demo}. ${copy.demoHelp}`}
      >
        <Badge tone="outline">{copy.demo}</Badge>
      </button>
    </Tooltip>
  );
}
