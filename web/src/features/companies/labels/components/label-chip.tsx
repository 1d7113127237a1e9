import type { Label } from '@citato/contract';

/** The first colour of data is the monitored company’s, and no label’s. */
export const LABEL_DOTS: Record<Label['colour'], string> = {
  plain: 'bg-control',
  ochre: 'bg-data-2',
  wisteria: 'bg-data-3',
  blue: 'bg-data-4',
  brick: 'bg-data-5',
  ink: 'bg-data-6',
  other: 'bg-control',
};

/** A label where little room is: a dot of its colour and its name. */
export function LabelChip({ label: { name, colour } }: { label: Pick<Label, 'name' | 'colour'> }) {
  return (
    <span className="inline-flex max-w-32 shrink-0 items-center gap-1 rounded-1 bg-neutral-soft px-1.5 text-2xs leading-4 text-neutral">
      <span aria-hidden className={`size-1.5 shrink-0 rounded-full ${LABEL_DOTS[colour]}`} />
      <span className="truncate">{name}</span>
    </span>
  );
}
