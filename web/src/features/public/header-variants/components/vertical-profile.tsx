import { Download, Plus, Trash2 } from 'lucide-react';
import { Avatar, Button, Card } from '#ui';
import { headerVariantsCopy as copy } from '../copy.ts';
import { listStats } from '../list-stats.ts';
import { SiteLink, UpdateBadge } from './header-parts.tsx';
import type { VariantProps } from './variant-props.ts';

/** A profile from top to bottom, for a column beside the content. */
export function VerticalProfile({ company, onDownload, onAddPrompt, onDelete }: VariantProps) {
  return (
    <Card className="mx-auto max-w-90 overflow-hidden">
      <div className="h-20 bg-deep" />
      <div className="-mt-8 grid justify-items-center gap-1 px-6 text-center">
        <span className="rounded-4 border-4 border-raised">
          <Avatar name={company.name} size="lg" />
        </span>
        <p className="mt-1 text-xl font-semibold tracking-tight text-balance wrap-anywhere">{company.name}</p>
        <SiteLink company={company} />
        <div className="mt-2">
          <UpdateBadge company={company} />
        </div>
      </div>
      <dl className="mt-5 divide-y border-y">
        {listStats(company).map(({ label, value }) => (
          <div key={label} className="flex items-baseline justify-between gap-4 px-6 py-3">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-lg font-medium tracking-figure">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-2 p-6">
        <Button variant="primary" isBlock onClick={onAddPrompt}>
          <Plus />
          {copy.actions.addPrompt}
        </Button>
        <Button isBlock onClick={onDownload}>
          <Download />
          {copy.actions.download}
        </Button>
        <Button variant="ghost" isBlock className="hover:text-negative!" onClick={onDelete}>
          <Trash2 />
          {copy.actions.remove}
        </Button>
      </div>
    </Card>
  );
}
