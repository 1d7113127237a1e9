import type { MonitoringData } from '@citato/contract';
import type { ReactNode } from 'react';
import { evidenceCopy } from '#features/answers';
import { FigureLabel } from '#ui';

/** What every tile is given. */
export interface TileNumbers {
  /** Null before the prompt's first numbers. */
  data: MonitoringData | null;
  onRead: (() => void) | undefined;
}

interface TileProps {
  label: string;
  figure: ReactNode;
  drawing: ReactNode;
  note: ReactNode;
  /** The confidence of the figure, as the note shows it: read out with the figure. */
  uncertainty: string;
  /** Opens the answers behind the figure; not given where there are none. */
  onRead: (() => void) | undefined;
}

/** Label, figure, drawing, caption: four rows that keep their height, so figures of a strip share one baseline. */
export function Tile({ label, figure, drawing, note, uncertainty, onRead }: TileProps) {
  return (
    <div className="relative grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(44px,auto)_14px_auto] content-start gap-1 p-4 nth-[n+3]:border-t even:border-l md:px-6 md:py-5 mid:nth-[n]:border-t-0 mid:not-first:border-l">
      <FigureLabel>{label}</FigureLabel>
      {onRead === undefined ? (
        <div className="self-end">{figure}</div>
      ) : (
        <button
          type="button"
          onClick={onRead}
          className="self-end justify-self-start text-left after:absolute after:inset-0 after:transition-colors hover:after:bg-accent/4 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          {figure}
          <span className="sr-only">
            {label}: {uncertainty}. {evidenceCopy.read}
          </span>
        </button>
      )}
      <div className="mt-0.5">{drawing}</div>
      <div className="mt-1">{note}</div>
    </div>
  );
}
