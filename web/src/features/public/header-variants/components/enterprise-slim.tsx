import { Download, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDateTime } from '#lib/format';
import { headerVariantsCopy as copy } from '../copy.ts';
import { listStats } from '../list-stats.ts';
import { SiteLink } from './header-parts.tsx';
import type { VariantProps } from './variant-props.ts';

/** One dense strip for those who look at many: columns with their heads, gestures in a block at the end. */
export function EnterpriseSlim({ company, onDownload, onAddPrompt, onDelete }: VariantProps) {
  return (
    <div className="grid border-y border-y-line-strong bg-raised text-xs mid:grid-cols-[minmax(0,1fr)_auto]">
      <dl className="grid min-w-0 grid-cols-3 gap-px bg-line mid:flex">
        <div className="col-span-3 flex min-w-0 flex-1 flex-col justify-center bg-raised px-2 py-2 sm:px-3">
          <dt className="truncate text-sm font-semibold">{company.name}</dt>
          <dd className="truncate">
            <SiteLink company={company} className="text-2xs!" />
          </dd>
        </div>
        {listStats(company).map(({ label, value }) => (
          <Column key={label} label={label}>
            {value}
          </Column>
        ))}
        <Column label={copy.lastUpdateShort} className="max-mid:col-span-3">
          {formatDateTime(company.lastUpdate)}
        </Column>
      </dl>
      <div className="grid grid-cols-3 divide-x border-line max-mid:border-t mid:flex mid:border-l">
        <Cell label={copy.actions.download} onPress={onDownload}>
          <Download aria-hidden className="size-4" />
        </Cell>
        <Cell label={copy.actions.addPrompt} onPress={onAddPrompt}>
          <Plus aria-hidden className="size-4" />
        </Cell>
        <Cell label={copy.actions.remove} onPress={onDelete}>
          <Trash2 aria-hidden className="size-4" />
        </Cell>
      </div>
    </div>
  );
}

function Column({
  label,
  className = '',
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`bg-raised px-2 py-2 whitespace-nowrap sm:px-3 ${className}`}>
      <dt className="text-2xs text-faint">{label}</dt>
      <dd className="text-sm font-medium tabular-nums">{children}</dd>
    </div>
  );
}

function Cell({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid min-h-11 min-w-12 place-items-center text-muted transition-colors hover:bg-sunken hover:text-text focus-visible:-outline-offset-2"
    >
      {children}
    </button>
  );
}
