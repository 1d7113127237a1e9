import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { Tone } from './tone.ts';

const LINES: Record<Tone, string> = {
  positive: 'decoration-positive decoration-solid decoration-2',
  neutral: 'decoration-control decoration-dotted decoration-2',
  negative: 'decoration-negative decoration-wavy decoration-[1.5px]',
};
const OWN_LINES: Record<Tone, string> = {
  positive: 'decoration-marker-positive decoration-solid decoration-2',
  neutral: 'decoration-on-marker decoration-dotted decoration-2',
  negative: 'decoration-marker-negative decoration-wavy decoration-[1.5px]',
};

interface NamedTextProps {
  /** Null where nothing was judged: named, without a line. */
  tone: Tone | null;
  /** The reader's own: marked. */
  isOwn?: boolean;
  /** Place by first naming, at the first naming only. */
  rank?: number;
  children: ReactNode;
}

/** A name inside running text, underlined by tone: solid, dotted, wavy. */
export function NamedText({ tone, isOwn = false, rank, children }: NamedTextProps) {
  const lines = isOwn ? OWN_LINES : LINES;
  return (
    <span
      className={cx(
        tone !== null && ['underline', lines[tone]],
        isOwn ? 'font-semibold underline-offset-2 marked-name' : 'font-medium underline-offset-4',
      )}
    >
      {children}
      {rank !== undefined && (
        <sup className={cx('ml-0.5 inline-block text-2xs leading-none font-medium', !isOwn && 'text-faint')}>
          {rank}
        </sup>
      )}
    </span>
  );
}
