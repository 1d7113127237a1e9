import type { Alert } from '@citato/contract';
import type { CompanyRows } from './load-names.ts';
import type { AlertRow } from '../tables.ts';

const FIGURES = ['mention_rate', 'position', 'share', 'positive_tone'] as const;

/** An alert as its owner reads it; null where its company is archived or gone. */
export function shapeAlert(row: AlertRow, names: CompanyRows): Alert | null {
  const company = names.get(row.companyId);
  if (company === undefined) return null;
  const { promptId, answers, clearedAt, clearedBecause } = row;
  return {
    id: row.id,
    company: { id: row.companyId, name: company.name },
    kind: row.kind,
    subject: row.subject,
    figure: row.kind === 'figure' ? (FIGURES.find((figure) => figure === row.subject) ?? 'other') : null,
    direction: row.direction,
    engine: row.engine,
    prompt: promptId === null ? null : { id: promptId, text: company.prompts.get(promptId) ?? null },
    rival: row.rival,
    proof: row.proof,
    quote: row.quote,
    answers: answers === null || !company.prompts.has(answers.promptId) ? null : answers,
    raisedAt: row.raisedAt.toISOString(),
    cleared:
      clearedAt === null || clearedBecause === null
        ? null
        : { at: clearedAt.toISOString(), because: clearedBecause },
    isRead: row.readAt !== null,
  };
}
