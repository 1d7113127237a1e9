import type { ReactNode } from 'react';
import { FigureLabel } from '#ui';

interface TileProps {
  label: string;
  figure: ReactNode;
  drawing: ReactNode;
  note: ReactNode;
}

/** Label, figure, drawing, caption: four rows that keep their height, so figures of a strip share one baseline. */
export function Tile({ label, figure, drawing, note }: TileProps) {
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(44px,auto)_14px_auto] content-start gap-1 p-4 nth-[n+3]:border-t even:border-l md:px-6 md:py-5 mid:nth-[n]:border-t-0 mid:not-first:border-l">
      <FigureLabel>{label}</FigureLabel>
      <div className="self-end">{figure}</div>
      <div className="mt-0.5">{drawing}</div>
      <div className="mt-1">{note}</div>
    </div>
  );
}
