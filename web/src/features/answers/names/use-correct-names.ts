import type { CompanyNames, CompanyWithPrompts } from '@citato/contract';
import { readErrorMessage } from '#lib/api-client';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { showToast } from '#ui';
import { namesCopy } from './copy.ts';
import { changeNames, removeStatedName, type NamesChange, type StatedName } from './model.ts';
import { useSetCompanyAliases } from './queries.ts';

const copy = namesCopy.correct;

/** The part of a company that its names depend on. */
export type CorrectableCompany = Pick<CompanyWithPrompts, 'id' | 'aliases'>;

/** Changes a company's names, at once and with an undo. */
export function useCorrectNames(company: CorrectableCompany) {
  const setNames = useSetCompanyAliases(company.id);

  // Awaited, not by the mutation's callbacks: those are lost when the merged row leaves the screen.
  const undo = useOneAtATime(async (names: CompanyNames, revision: number) => {
    try {
      await setNames.mutateAsync({ names, revision });
      showToast({ title: copy.undone, description: copy.reading, tone: 'success' });
    } catch (error) {
      showRefusal(error);
    }
  });
  const write = useOneAtATime(async ({ names, title }: { names: CompanyNames; title: string }) => {
    const earlier = company.aliases;
    try {
      const { revision } = await setNames.mutateAsync({ names, revision: earlier.revision });
      const onSelect = () => void undo(earlier, revision);
      showToast({
        title,
        description: copy.reading,
        tone: 'success',
        action: { label: copy.undo, onSelect },
      });
    } catch (error) {
      showRefusal(error);
    }
  });

  return {
    isPending: setNames.isPending,
    correct: (change: NamesChange) => {
      void write({ names: changeNames(company.aliases, change), title: describeChange(change) });
    },
    remove: (stated: StatedName) => {
      const name = stated.list === 'competitors' ? (stated.alias ?? stated.entry) : stated.name;
      void write({ names: removeStatedName(company.aliases, stated), title: copy.removed(name) });
    },
  };
}

function showRefusal(error: unknown): void {
  const description = readErrorMessage({ error, fallback: copy.failed });
  showToast({ title: copy.failed, description, tone: 'error' });
}

function describeChange(change: NamesChange): string {
  const { name } = change.company;
  if (change.kind === 'merge') return copy.merged({ name, into: change.into.name });
  return change.kind === 'ignore' ? copy.ignored(name) : copy.owned(name);
}
