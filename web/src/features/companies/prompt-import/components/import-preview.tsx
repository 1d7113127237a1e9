import { cx } from 'class-variance-authority';
import { LabelChip } from '../../labels/components/label-chip.tsx';
import { FigureNote } from '#ui';
import { importCopy as copy } from '../copy.ts';
import type { Candidate } from '../model.ts';

interface ImportPreviewProps {
  candidates: readonly Candidate[];
  /** Rows beyond those that are drawn. */
  further: number;
  naming: ReadonlySet<number>;
  chosen: ReadonlySet<number>;
  onToggle: (place: number) => void;
}

/** What would be added, line by line, and what stands against a line. */
export function ImportPreview({ candidates, further, naming, chosen, onToggle }: ImportPreviewProps) {
  return (
    <div>
      <ul aria-label={copy.preview} className="max-h-80 overflow-y-auto rounded-2 border">
        {candidates.map(({ text, labels, problem, searched }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line is its place
          <li key={place} className="not-first:border-t">
            <label className="flex cursor-pointer items-start gap-3 px-3 py-2 text-sm">
              <input
                type="checkbox"
                aria-label={copy.select(text)}
                checked={chosen.has(place)}
                disabled={problem !== null}
                onChange={() => {
                  onToggle(place);
                }}
                className="mt-0.5 size-4 shrink-0 accent-accent"
              />
              <span className="min-w-0 flex-1">
                <span className={cx('line-clamp-2 wrap-anywhere', problem !== null && 'text-faint')}>
                  {text}
                </span>
                <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-2xs text-faint empty:hidden">
                  {searched !== null && <span>{copy.searchedNote(searched)}</span>}
                  {problem !== null && <span className="text-negative">{copy.problems[problem]}</span>}
                  {naming.has(place) && <span className="text-warning">{copy.naming}</span>}
                  {labels.map((name) => (
                    <LabelChip key={name} label={{ name, colour: 'plain' }} />
                  ))}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {further > 0 && <FigureNote className="mt-1">{copy.further(further)}</FigureNote>}
    </div>
  );
}
