import { Download, Plus, Trash2 } from 'lucide-react';
import { IconButton } from '#ui';
import { formatDateTime } from '#lib/format';
import { headerVariantsCopy as copy } from '../copy.ts';
import { listStats } from '../list-stats.ts';
import { SiteLink } from './header-parts.tsx';
import type { VariantProps } from './variant-props.ts';

/** No box at all: a line of text with its figures in words, gestures as signs, a hairline below. */
export function MinimalToolbar({ company, onDownload, onAddPrompt, onDelete }: VariantProps) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-b pb-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-lg font-semibold tracking-prompt wrap-anywhere">{company.name}</span>
          <SiteLink company={company} />
        </p>
        <p className="mt-1 text-sm text-pretty text-muted">
          {listStats(company).map(({ label, value }) => (
            <span key={label} className="after:mx-2 after:text-faint after:content-['·']">
              {label} <b className="font-medium text-text">{value}</b>
            </span>
          ))}
          <span className="text-faint">{copy.lastUpdate(formatDateTime(company.lastUpdate))}</span>
        </p>
      </div>
      <div className="-mx-2.5 flex">
        <IconButton label={copy.actions.download} icon={<Download />} onClick={onDownload} />
        <IconButton label={copy.actions.addPrompt} icon={<Plus />} onClick={onAddPrompt} />
        <IconButton label={copy.actions.remove} icon={<Trash2 />} onClick={onDelete} />
      </div>
    </div>
  );
}
