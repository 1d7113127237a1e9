import { cx } from 'class-variance-authority';
import { Clock, Download, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDateTime } from '#lib/format';
import { headerVariantsCopy as copy } from '../copy.ts';
import { listStats } from '../list-stats.ts';
import { SiteLink } from './header-parts.tsx';
import type { VariantProps } from './variant-props.ts';

const chip =
  'inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3.5 text-sm pointer-coarse:min-h-11';

/** Everything is a chip: facts are outlined, actions are filled. */
export function ChipHeader({ company, onDownload, onAddPrompt, onDelete }: VariantProps) {
  return (
    <div className="grid gap-4">
      <p className="text-2xl font-semibold tracking-tight wrap-anywhere">{company.name}</p>
      <ul className="flex flex-wrap gap-2">
        {listStats(company).map(({ label, value }) => (
          <Fact key={label}>
            <span className="text-muted">{label}</span>
            <b className="font-semibold">{value}</b>
          </Fact>
        ))}
        <Fact>
          <SiteLink company={company} />
        </Fact>
        <Fact>
          <Clock aria-hidden className="size-[14px] shrink-0 text-muted" />
          <span className="sr-only">{copy.lastUpdateShort}</span>
          <span className="text-muted">{formatDateTime(company.lastUpdate)}</span>
        </Fact>
      </ul>
      <div className="flex flex-wrap gap-2">
        <Gesture colours="bg-accent text-on-accent hover:bg-accent-hover" onPress={onAddPrompt}>
          <Plus aria-hidden className="size-4" />
          {copy.actions.addPrompt}
        </Gesture>
        <Gesture colours="bg-accent-soft text-accent hover:bg-accent-line" onPress={onDownload}>
          <Download aria-hidden className="size-4" />
          {copy.actions.download}
        </Gesture>
        <Gesture colours="bg-negative-soft text-negative hover:border-negative" onPress={onDelete}>
          <Trash2 aria-hidden className="size-4" />
          {copy.actions.remove}
        </Gesture>
      </div>
    </div>
  );
}

function Fact({ children }: { children: ReactNode }) {
  return <li className={cx(chip, 'border-line-strong bg-raised')}>{children}</li>;
}

function Gesture({
  colours,
  onPress,
  children,
}: {
  colours: string;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={cx(
        chip,
        'border-transparent font-medium transition-colors focus-visible:rounded-full',
        colours,
      )}
    >
      {children}
    </button>
  );
}
