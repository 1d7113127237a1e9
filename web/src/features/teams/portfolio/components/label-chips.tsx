import type { Label, PortfolioCompany } from '@citato/contract';
import { cx } from 'class-variance-authority';
import { formatInteger } from '#lib/format';
import { portfolioCopy as copy } from '../copy.ts';

interface LabelChipsProps {
  labels: readonly Label[];
  companies: readonly PortfolioCompany[];
  chosen: string | null;
  onChoose: (labelId: string | null) => void;
}

/** The labels companies carry, each with how many: a tap shows these alone. Nothing while none carries one. */
export function LabelChips({ labels, companies, chosen, onChoose }: LabelChipsProps) {
  const counted = labels
    .map((label) => ({
      ...label,
      count: companies.filter(({ labelIds }) => labelIds.includes(label.id)).length,
    }))
    .filter(({ count }) => count > 0);
  if (counted.length === 0) return null;
  const chip = ({ id, name, count }: { id: string | null; name: string; count: number }) => (
    <button
      key={id}
      type="button"
      aria-pressed={chosen === id}
      onClick={() => {
        onChoose(chosen === id ? null : id);
      }}
      className={cx(
        'min-h-8 rounded-2 border px-3 text-xs pointer-coarse:min-h-11',
        chosen === id
          ? 'border-accent-line bg-accent-soft font-medium text-accent'
          : 'border-line-strong text-muted hover:text-text',
      )}
    >
      {name} <span className={cx('ml-1', chosen !== id && 'text-faint')}>{formatInteger(count)}</span>
    </button>
  );
  return (
    <div role="group" aria-label={copy.labelFilter} className="flex flex-wrap gap-1.5 print:hidden">
      {chip({ id: null, name: copy.allLabels, count: companies.length })}
      {counted.map((label) => chip(label))}
    </div>
  );
}
