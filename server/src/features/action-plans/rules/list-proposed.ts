import type { ActionEvidence } from '@citato/contract';
import type { ProposedAction } from './proposed-action.ts';
import type { ListedActions } from './merge-actions.ts';

/** An action that was proposed, and the prompt whose answer shows it. */
interface Proposal {
  readonly promptId: string;
  readonly action: ProposedAction;
  readonly namesRevision: number;
  readonly createdAt: Date;
}

/**
 * Proposals as the plan merges actions: one for each of their prompts that is still shown, the evidence with the first. One
 * is left out where the prompt that shows it is not there, or the company's names were corrected since: its words may name
 * what is none.
 */
export function listProposed(
  proposals: readonly Proposal[],
  { promptIds, namesRevision }: { promptIds: readonly string[]; namesRevision: number },
): ListedActions[] {
  const shown = new Set(promptIds);
  return proposals
    .filter((proposal) => shown.has(proposal.promptId) && proposal.namesRevision === namesRevision)
    .flatMap(({ promptId, action: { quote, source, ...action }, createdAt }) => {
      const evidence: ActionEvidence[] = [
        ...(quote === null
          ? []
          : [
              {
                type: 'answer' as const,
                answerId: quote.answerId,
                engine: quote.engine,
                createdAt: quote.createdAt,
                quote: quote.text,
              },
            ]),
        { type: 'source', ...source },
      ];
      const others = action.promptIds.filter((id) => id !== promptId && shown.has(id));
      return [promptId, ...others].map((id) => ({
        promptId: id,
        targetUrl: '',
        actions: [
          { ...action, proposedAt: createdAt.toISOString(), evidence: id === promptId ? evidence : [] },
        ],
      }));
    });
}
