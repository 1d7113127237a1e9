import { type OwnedPrompt, getOwnedCompany, holdOwnedPrompts, listOwnedPrompts } from '#features/companies';
import { findPlacedGaps } from '#features/monitoring';
import { AppError } from '#lib/app-error';
import { type AccountId, type CompanyId, type PromptId, toId } from '#lib/ids';
import { siteKey } from '#lib/sites/site';
import { withTransaction } from '#platform/db';
import type { JobExecution } from '#platform/jobs';
import { lockPlan } from '../store.ts';
import { askForProposals } from './ask-for-proposals.ts';
import { listKnownTitles } from './list-known-titles.ts';
import type { ProposalsDeps } from './proposals-deps.ts';
import { type GroundedProposal, keepGroundedProposals } from './rules/keep-grounded-proposals.ts';
import { listEvidence } from './rules/list-evidence.ts';
import { buildProposalBrief } from './rules/proposal-brief.ts';
import type { ProposalOutcome } from './rules/proposal-run.ts';
import { endRun, findRun, replaceProposals } from './store.ts';
import { composeProposal } from './templates/compose-proposal.ts';

/** What a run came to; what was proposed before stays unless something was written. */
interface Run {
  readonly outcome: ProposalOutcome;
  readonly model: string;
  readonly proposals: readonly GroundedProposal[];
  readonly period: { readonly firstDay: string; readonly lastDay: string };
}

/**
 * Asks the writing model for actions, grounded in the sources of the answers. Without such sources it is not asked; what
 * is not grounded is dropped. A run that has ended is left alone, so a repeated job asks nobody twice.
 */
export async function writeProposals(
  deps: ProposalsDeps,
  { userId, companyId }: { userId: AccountId; companyId: CompanyId },
  { signal, isLastAttempt }: Pick<JobExecution, 'signal' | 'isLastAttempt'>,
): Promise<void> {
  const { db, clock } = deps;
  const company = await getOwnedCompany(db, { userId, companyId }).catch(passOverGone);
  if (company === null) return;
  const begun = await findRun(db, company.id);
  if ((begun?.requestedAt ?? null) === null) return;
  try {
    const run = await propose(deps, { userId, company, signal });
    await keepRun(deps, { userId, company, run });
  } catch (error) {
    if (isLastAttempt && !signal.aborted)
      await endRun(db, { companyId: company.id, outcome: 'failed', endedAt: clock.now() });
    throw error;
  }
}

type Company = OwnedPrompt['company'];
const UNASKED = { model: '', proposals: [], period: { firstDay: '', lastDay: '' } };

async function propose(
  deps: ProposalsDeps,
  { userId, company, signal }: { userId: AccountId; company: Company; signal: AbortSignal },
): Promise<Run> {
  const { db } = deps;
  const asked = { userId, companyId: company.id };
  const placed = await findPlacedGaps(db, asked);
  const evidence = placed === null ? [] : listEvidence(placed);
  if (placed === null || evidence.length === 0) return { ...UNASKED, outcome: 'no_evidence' };
  const owned = await listOwnedPrompts(db, asked);
  const questions = new Map(owned.map(({ prompt }) => [prompt.id.toString(), prompt.text]));
  const { name, description } = company;
  const about = { name, site: siteKey(company.websiteUrl), description };
  const already = await listKnownTitles(db, { userId, promptIds: owned.map(({ prompt }) => prompt.id) });
  const brief = buildProposalBrief({ company: about, evidence, questions, already });
  const reply = await askForProposals(deps, { userId, brief, signal });
  if (typeof reply === 'string') return { ...UNASKED, outcome: reply };
  const ownWords = [...questions.values(), description ?? ''];
  const proposals = keepGroundedProposals(reply.written, { evidence, company: about, ownWords });
  const outcome = proposals.length === 0 ? 'not_grounded' : 'written';
  return { outcome, model: reply.model, proposals, period: placed.gaps.period };
}

/** Keeps what was written, as far as the company and the prompts it comes from are still there. */
async function keepRun(
  { db, clock }: ProposalsDeps,
  { userId, company, run }: { userId: AccountId; company: Company; run: Run },
): Promise<void> {
  const { id: companyId, namesRevision } = company;
  const { outcome, model, proposals, period } = run;
  await withTransaction(db, async (tx) => {
    await lockPlan(tx, companyId);
    const now = clock.now();
    if (!(await endRun(tx, { companyId, outcome, endedAt: now })) || outcome !== 'written') return;
    const shown = proposals.map(({ sources: [first] }) => toId<PromptId>(first.answer.promptId));
    const held = await holdOwnedPrompts(tx, { userId, promptIds: shown });
    const known = new Set(held.map(({ prompt }) => prompt.id.toString()));
    const rows = proposals
      .filter(({ sources: [first] }) => known.has(first.answer.promptId))
      .map((proposal, number) => ({
        companyId,
        number,
        promptId: toId<PromptId>(proposal.sources[0].answer.promptId),
        action: composeProposal(proposal, period),
        namesRevision,
        model,
        createdAt: now,
      }));
    await replaceProposals(tx, { companyId, rows });
  });
}

/** Deleted meanwhile. */
function passOverGone(error: unknown): null {
  if (error instanceof AppError && error.code === 'companies.not_found') return null;
  throw error;
}
