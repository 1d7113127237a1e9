import type { ActionEvidence, PlanAction } from '@citato/contract';
import { compareText } from '#lib/text';
import { foldTitle, nameAction } from './name-action.ts';

/** A prompt's task list with its actions, the most urgent first. */
export interface ListedActions {
  readonly promptId: string;
  readonly targetUrl: string;
  readonly actions: readonly {
    readonly key: string;
    readonly title: string;
    readonly why: string;
    readonly effort: string;
    readonly priority: 'High' | 'Medium' | 'Low';
    readonly names?: readonly string[] | undefined;
    readonly evidence: readonly ActionEvidence[];
    /** When a model proposed it; missing where a task list holds it. */
    readonly proposedAt?: string | undefined;
  }[];
}

/** An action of the plan, before what somebody did with it. */
export type MergedAction = Pick<
  PlanAction,
  'key' | 'title' | 'why' | 'effort' | 'promptIds' | 'quote' | 'source' | 'proposedAt'
> & { readonly priority: 'High' | 'Medium' | 'Low' };

const URGENCY = { High: 0, Medium: 1, Low: 2 } as const;
const MAX_KEY_LENGTH = 400;

/**
 * The actions of all prompts, the same one once: those that are named alike (`nameAction`), and those that a reader could
 * not tell apart by their titles. The words are those of its most urgent list, the first by prompt among equals, so that
 * the order in which lists come makes no difference; what a model proposed adds to an action of a list its prompts, and
 * the sentence and the source it lacks. The most urgent action comes first, then what serves more prompts.
 */
export function mergeActions(lists: readonly ListedActions[]): MergedAction[] {
  const listed = lists
    .flatMap(({ promptId, targetUrl, actions }) =>
      actions.map((action) => ({ ...action, promptId, name: nameAction(action, targetUrl) })),
    )
    .sort(
      (a, b) =>
        Number(a.proposedAt !== undefined) - Number(b.proposedAt !== undefined) ||
        URGENCY[a.priority] - URGENCY[b.priority] ||
        compareText(a.promptId, b.promptId) ||
        compareText(a.name, b.name),
    );
  const groups: (typeof listed)[] = [];
  const byName = new Map<string, (typeof groups)[number]>();
  for (const action of listed) {
    const names = [`name ${action.name}`, `title ${foldTitle(action.title)}`];
    const known = names.map((name) => byName.get(name)).find((group) => group !== undefined);
    const group = known ?? [];
    if (known === undefined) groups.push(group);
    group.push(action);
    for (const name of names) if (!byName.has(name)) byName.set(name, group);
  }
  return groups
    .flatMap((group) => {
      const [first] = group;
      if (first === undefined) return [];
      const evidence = group.flatMap((one) =>
        one.evidence.map((found) => ({ ...found, promptId: one.promptId })),
      );
      return [
        {
          key: first.name.slice(0, MAX_KEY_LENGTH),
          title: first.title,
          why: first.why,
          effort: first.effort,
          priority: first.priority,
          promptIds: [...new Set(group.map(({ promptId }) => promptId))].sort(compareText),
          quote: findQuote(evidence),
          source: findSource(evidence),
          proposedAt: first.proposedAt ?? null,
        },
      ];
    })
    .sort(
      (a, b) =>
        URGENCY[a.priority] - URGENCY[b.priority] ||
        b.promptIds.length - a.promptIds.length ||
        compareText(a.key, b.key),
    );
}

type Found = ActionEvidence & { readonly promptId: string };

function findQuote(evidence: readonly Found[]): MergedAction['quote'] {
  for (const one of evidence) {
    if (one.type !== 'answer' || one.quote === null) continue;
    const { promptId, answerId, engine, createdAt, quote } = one;
    return { text: quote, promptId, answerId, engine, createdAt };
  }
  return null;
}

/** The page most answers cite. */
function findSource(evidence: readonly Found[]): MergedAction['source'] {
  const sources = evidence.flatMap((one) => (one.type === 'source' ? [one] : []));
  const [most] = sources.toSorted((a, b) => b.answers - a.answers || compareText(a.url, b.url));
  return most === undefined ? null : { domain: most.domain, url: most.url, title: most.title };
}
