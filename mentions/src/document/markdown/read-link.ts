import type { TextSpan } from '../../extraction.ts';

/** A link as the answer writes it; `label` is null for a bare address. */
export interface AnswerLink extends TextSpan {
  url: string;
  label: TextSpan | null;
  title: string | null;
}

const MAX_LABEL = 400;
const MAX_DEPTH = 8;
const MAX_TARGET = 2_000;
const TARGET = /^<?(\S+?)>?(?:\s+["'(](.*)["')])?$/u;

export interface ReadLink {
  label: TextSpan;
  /** From the bracket that closes the label to the end of the link. */
  target: TextSpan;
  found: AnswerLink;
}

/** The link that opens with `[` at `at`, null when the brackets hold none. */
export function readLinkAt({ text, at, end }: { text: string; at: number; end: number }): ReadLink | null {
  const close = findLabelEnd({ text, at, end });
  if (close === -1 || text[close + 1] !== '(') return null;
  const targetClose = findTargetEnd({ text, at: close + 1, end });
  if (targetClose === -1) return null;
  const [, url, title] = TARGET.exec(text.slice(close + 2, targetClose).trim()) ?? [];
  if (url === undefined) return null;
  const label = { start: at + 1, end: close };
  return {
    label,
    target: { start: close, end: targetClose + 1 },
    found: { start: at, end: targetClose + 1, url, label, title: title ?? null },
  };
}

/** Offset of the `]` that closes the bracket at `at`, -1 when none does nearby. */
export function findLabelEnd({ text, at, end }: { text: string; at: number; end: number }): number {
  return findClosing({ text, at, end: Math.min(end, at + MAX_LABEL), open: '[', close: ']' });
}

function findTargetEnd({ text, at, end }: { text: string; at: number; end: number }): number {
  return findClosing({ text, at, end: Math.min(end, at + MAX_TARGET), open: '(', close: ')' });
}

function findClosing(input: { text: string; at: number; end: number; open: string; close: string }): number {
  const { text, at, end, open, close } = input;
  let depth = 0;
  for (let position = at; position < end; position++) {
    const character = text[position];
    if (character === '\\') position++;
    else if (character === open && ++depth > MAX_DEPTH) return -1;
    else if (character === close && --depth === 0) return position;
  }
  return -1;
}
