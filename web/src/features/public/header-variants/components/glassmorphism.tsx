import { Clock, Download, Plus, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { formatDateTime } from '#lib/format';
import { headerVariantsCopy as copy } from '../copy.ts';
import { listStats } from '../list-stats.ts';
import { SiteLink } from './header-parts.tsx';
import type { VariantProps } from './variant-props.ts';

/** Panes of glass over light on a dark ground. */
export function Glassmorphism({ company, onDownload, onAddPrompt, onDelete }: VariantProps) {
  return (
    <div className="relative isolate overflow-hidden rounded-4 bg-deep p-3 text-on-deep sm:p-6">
      <div
        aria-hidden
        className="absolute -top-24 -left-16 -z-1 size-72 rounded-full bg-data-4/45 blur-3xl"
      />
      <div
        aria-hidden
        className="absolute -right-20 -bottom-28 -z-1 size-80 rounded-full bg-data-3/50 blur-3xl"
      />
      <div className="grid gap-3 rounded-3 border border-on-deep/20 bg-deep/30 p-4 backdrop-blur-xl sm:gap-5 sm:p-6">
        <div className="grid gap-5 mid:grid-cols-[minmax(0,1fr)_auto] mid:items-center">
          <div className="min-w-0">
            <p className="text-2xl font-semibold tracking-tight wrap-anywhere">{company.name}</p>
            <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
              <SiteLink company={company} className="text-on-deep! underline decoration-on-deep/40" />
              <span className="inline-flex items-center gap-1.5">
                <Clock aria-hidden className="size-[14px]" />
                {copy.lastUpdate(formatDateTime(company.lastUpdate))}
              </span>
            </div>
          </div>
          <div className="flex flex-wrap gap-2">
            <GlassButton onClick={onDownload}>
              <Download aria-hidden className="size-[17px]" />
              {copy.actions.download}
            </GlassButton>
            <GlassButton onClick={onAddPrompt}>
              <Plus aria-hidden className="size-[17px]" />
              {copy.actions.addPrompt}
            </GlassButton>
            <GlassButton aria-label={copy.actions.remove} onClick={onDelete}>
              <Trash2 aria-hidden className="size-[17px]" />
            </GlassButton>
          </div>
        </div>
        <dl className="grid gap-2 min-[400px]:grid-cols-3 sm:gap-3">
          {listStats(company).map(({ label, value }) => (
            <div
              key={label}
              className="flex min-w-0 items-baseline justify-between gap-3 rounded-2 border border-on-deep/15 bg-on-deep/10 p-3 min-[400px]:flex-col-reverse min-[400px]:items-start min-[400px]:justify-end min-[400px]:gap-0 sm:p-4"
            >
              <dt className="text-xs">{label}</dt>
              <dd className="text-xl font-medium tracking-figure sm:text-2xl">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

function GlassButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className="inline-flex min-h-(--control-h) items-center gap-2 rounded-2 border border-on-deep/30 bg-on-deep/10 px-3.5 text-sm font-medium transition-colors hover:bg-on-deep/20 focus-visible:rounded-2 focus-visible:outline-on-deep"
      {...props}
    />
  );
}
