import { Clock, Download, Plus, Trash2 } from 'lucide-react';
import { Badge, Button, ExternalLink, IconButton } from '#ui';
import { formatDateTime } from '#lib/format';
import { headerVariantsCopy as copy } from '../copy.ts';
import type { SampleCompany } from '../model.ts';
import type { VariantActions } from './variant-props.ts';

export function SiteLink({ company, className = '' }: { company: SampleCompany; className?: string }) {
  return (
    <ExternalLink href={company.url} className={className}>
      {new URL(company.url).host}
    </ExternalLink>
  );
}

export function UpdateBadge({ company }: { company: SampleCompany }) {
  return (
    <Badge tone="outline" icon={<Clock />}>
      {copy.lastUpdate(formatDateTime(company.lastUpdate))}
    </Badge>
  );
}

/** The three gestures as buttons in a row that wraps, deletion last and quiet. */
export function ActionButtons({ onDownload, onAddPrompt, onDelete }: VariantActions) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 min-[440px]:flex">
      <Button className="max-[439px]:col-span-2" onClick={onDownload}>
        <Download />
        {copy.actions.download}
      </Button>
      <Button variant="primary" onClick={onAddPrompt}>
        <Plus />
        {copy.actions.addPrompt}
      </Button>
      <IconButton label={copy.actions.remove} icon={<Trash2 />} onClick={onDelete} />
    </div>
  );
}
