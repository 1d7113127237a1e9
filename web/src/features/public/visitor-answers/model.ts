import { showWebsite, type VisitorAnswer } from '@citato/contract';
import { visitorAnswerCopy as copy } from './copy.ts';

type Company = VisitorAnswer['companies'][number];

/** What the visitor's company is called: as its site says, else by its site. */
export function nameCompany({
  companyName,
  websiteUrl,
}: Pick<VisitorAnswer, 'companyName' | 'websiteUrl'>): string {
  return companyName ?? showWebsite(websiteUrl);
}

/** Whether the server still works on it. */
export function isOpen(answer: VisitorAnswer | undefined): boolean {
  return answer?.status === 'reading' || answer?.status === 'asking';
}

/** Whether the site said too little for a question: nothing was asked. */
export function isUnread({ status, question }: Pick<VisitorAnswer, 'status' | 'question'>): boolean {
  return status === 'failed' && question === null;
}

/** What one answer says about the visitor's company; claims nothing beyond that one answer. */
export type Verdict =
  | { readonly kind: 'named'; readonly position: number; readonly total: number }
  | { readonly kind: 'absent' }
  | { readonly kind: 'nobody' };

export function judgeAnswer({ companies }: Pick<VisitorAnswer, 'companies'>): Verdict {
  const own = companies.find(({ isOwn }) => isOwn);
  if (own !== undefined) return { kind: 'named', position: own.position, total: companies.length };
  return { kind: companies.length === 0 ? 'nobody' : 'absent' };
}

const MAX_LISTED = 5;

/** The companies the answer names beside the visitor's, in its order, and how many more. */
export function listOthers({ companies }: Pick<VisitorAnswer, 'companies'>): {
  listed: readonly Company[];
  more: number;
} {
  const others = companies.filter(({ isOwn }) => !isOwn);
  return { listed: others.slice(0, MAX_LISTED), more: Math.max(0, others.length - MAX_LISTED) };
}

const SLOWEST_TURN_MS = 260;
const ALL_TURNS_MS = 2_600;

/** How long each name waits for the one before: many names are marked faster, so that nobody waits for the end. */
export function paceMarks(names: number): number {
  return names === 0 ? 0 : Math.min(SLOWEST_TURN_MS, Math.round(ALL_TURNS_MS / names));
}

/** The progress for screen readers; empty before a request. */
export function describeProgress(answer: VisitorAnswer | undefined): string {
  if (answer === undefined) return '';
  const site = showWebsite(answer.websiteUrl);
  if (answer.status === 'reading') return copy.live.reading(site);
  if (answer.status === 'asking') return copy.live.asking(answer.question ?? '');
  if (answer.status === 'failed') return copy.failures[answer.failure ?? 'no_answer'].title(site);
  return copy.live.answered(describeVerdict(answer));
}

/** The verdict as one sentence. */
export function describeVerdict(answer: VisitorAnswer): string {
  const verdict = judgeAnswer(answer);
  const name = nameCompany(answer);
  if (verdict.kind === 'named') return `${name} ${copy.named(verdict)}`;
  return verdict.kind === 'absent' ? `${name} ${copy.absent}` : copy.nobody;
}
