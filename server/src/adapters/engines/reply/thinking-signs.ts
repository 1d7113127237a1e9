import type { Range } from './code-ranges.ts';

const NAMES =
  'think|thinking|thoughts?|reasoning|reflection|scratchpad|inner_monologue|internal_monologue|seed:think|antthinking';
/** Opening and closing marks of reasoning, as models and their servers write them. */
const OPENING = [
  `<(?:${NAMES})(?:\\s[^<>\\n]{0,200})?>`,
  `\\[(?:${NAMES})\\]`,
  `◁(?:${NAMES})▷`,
  '<[|｜](?:start_thinking|thinking_start|begin_of_thought)[|｜]>',
  '<\\|channel>thought',
].join('|');
const CLOSING = [
  `</(?:${NAMES})\\s*>`,
  `\\[/(?:${NAMES})\\]`,
  `◁/(?:${NAMES})▷`,
  '<[|｜](?:end_thinking|thinking_end|end_of_thought)[|｜]>',
  '<channel\\|>',
].join('|');
/** Channels of open models: everything but `final` is reasoning. */
const TURN = '(?:<\\|end\\|>\\s*)?(?:<\\|start\\|>\\s*assistant\\s*)?';
const SIGN = new RegExp(
  [
    `(?<open>${OPENING})`,
    `(?<close>${CLOSING})`,
    '(?<block><details type="reasoning"[^<>\\n]{0,200}>[\\s\\S]*?</details>)',
    `(?<final>${TURN}<\\|channel\\|>\\s*final\\b[^<\\n]{0,100}(?:<\\|message\\|>)?)`,
    `(?<channel>${TURN}<\\|channel\\|>\\s*(?:analysis|commentary)\\b[^<\\n]{0,100}(?:<\\|message\\|>)?)`,
    '(?<end><\\|(?:end|call|return)\\|>)',
  ].join('|'),
  'giu',
);

/** A mark of reasoning: its beginning or end, a block, the answer's channel, another channel, the end of one. */
export interface Sign extends Range {
  readonly kind: 'open' | 'close' | 'block' | 'final' | 'channel' | 'end';
}

/** All marks, in order, also those the text only writes about. */
export function listSigns(text: string): Sign[] {
  return [...text.matchAll(SIGN)].map(({ index, 0: sign, groups = {} }) => {
    const kinds = ['open', 'close', 'block', 'final', 'channel'] as const;
    const kind = kinds.find((name) => groups[name] !== undefined) ?? 'end';
    return { kind, start: index, end: index + sign.length };
  });
}

const BARE_FINAL = /assistantfinal(?=[\s\p{Lu}\p{N}*#"“«¿¡])/u;
const BARE_ANALYSIS = /^\s*(?:assistant\s*)?analysis(?=[\p{Lu}"“«\n])/u;
const FINAL_LINE = /(?:\n[^\S\n]*|assistant\s?)final[^\S\n]*(?=\n)/u;

/** Where an answer begins whose server has removed the channel marks, so that only their names are left. */
export function findBareFinal(text: string): Range | null {
  const final = BARE_FINAL.exec(text) ?? (BARE_ANALYSIS.test(text) ? FINAL_LINE.exec(text) : null);
  return final && { start: final.index, end: final.index + final[0].length };
}

const LAST = [
  '<|return|>',
  '<|end|>',
  '<|im_end|>',
  '<|eot_id|>',
  '<|endoftext|>',
  '<｜end▁of▁sentence｜>',
  '</s>',
];

/** Where an answer ends, without the end marks of models. */
export function findEnd(text: string): number {
  let end = text.trimEnd().length;
  for (;;) {
    const sign = LAST.find((one) => text.endsWith(one, end));
    if (sign === undefined) return end;
    end = text.slice(0, end - sign.length).trimEnd().length;
  }
}

/** A mark that opens reasoning within an answer stands at the beginning of a line, or after a sentence. */
export function isMeantToOpen(text: string, { start }: Range): boolean {
  const before = text.slice(Math.max(0, start - 80), start);
  return start === 0 || /\n[^\S\n]*$/u.test(before) || /[.!?…]\s?$/u.test(before);
}

/** A mark that closes reasoning whose beginning is missing; in a sentence about such marks, words follow it. */
export function isMeantToClose(text: string, { start, end }: Range): boolean {
  const before = text.slice(Math.max(0, start - 80), start);
  const after = text.slice(end, end + 80);
  const isQuoted =
    /["'“”«‘’([/]\s?$/u.test(before) || /(?:^|\n)[^\S\n]*(?:[-*>•]|\d{1,9}[.)])[^\S\n]+$/u.test(before);
  if (isQuoted) return false;
  return /[.!?…:;]\s?$|\n\s*$/u.test(before) || /^[^\S\n]*(?:\n|[\p{Lu}\p{N}*#"“«¿¡•-])/u.test(after);
}
