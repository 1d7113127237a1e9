import { subscriptionCopy } from '../copy.ts';
import type { Losses } from '../model.ts';

const copy = subscriptionCopy.losses;

/** What an account loses, in words; empty where nothing is lost. */
export function listLosses({ companies, prompts, analyses, taskLists }: Losses): string[] {
  return [
    ...(companies === null ? [] : [copy.companies(companies)]),
    ...(prompts === null ? [] : [copy.prompts(prompts)]),
    ...(analyses ? [copy.analyses] : []),
    ...(taskLists ? [copy.taskLists] : []),
  ];
}

export function LossList({ losses }: { losses: Losses }) {
  return (
    <ul className="my-1.5 list-disc space-y-0.5 pl-4">
      {listLosses(losses).map((loss) => (
        <li key={loss}>{loss}</li>
      ))}
    </ul>
  );
}
