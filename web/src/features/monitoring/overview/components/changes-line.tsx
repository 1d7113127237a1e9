import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { briefingCopy as copy } from '../copy.ts';
import { type ChangesLine as Line } from '../changes-copy.ts';
import { BriefingRow } from './briefing-line.tsx';

/** So many are shown; further ones can be unfolded. */
const SHOWN = 3;

const SIGNS = { rising: '↑', falling: '↓', watched: '!' } as const;
const COLOURS = { rising: 'text-positive', falling: 'text-negative', watched: 'text-warning' } as const;

/** What changed, a sentence each, the worst first. */
export function ChangesLine({ lines, evidence }: { lines: readonly Line[]; evidence: ReactNode }) {
  const further = lines.slice(SHOWN);
  return (
    <BriefingRow label={copy.lines.changes}>
      {lines.slice(0, SHOWN).map((line, index, shown) => (
        <Sentence key={line.text} line={line}>
          {index === shown.length - 1 && evidence}
        </Sentence>
      ))}
      {further.length > 0 && (
        <details>
          <summary className="cursor-pointer text-sm font-medium text-accent">
            {copy.moreChanges(further.length)}
          </summary>
          {further.map((line) => (
            <Sentence key={line.text} line={line} />
          ))}
        </details>
      )}
    </BriefingRow>
  );
}

function Sentence({ line: { mark, text }, children }: { line: Line; children?: ReactNode }) {
  return (
    <p className="text-md text-pretty wrap-anywhere not-first:mt-1">
      {mark !== null && (
        <span aria-hidden className={cx('mr-1.5 font-semibold', COLOURS[mark])}>
          {SIGNS[mark]}
        </span>
      )}
      {text} {children}
    </p>
  );
}
