import type { CompanyNames, CompanyWithPrompts } from '@citato/contract';
import { readErrorMessage } from '#lib/api-client';
import { showToast } from '#ui';
import { evidenceCopy } from './copy.ts';
import { changeNames, removeStatedName, type NamesChange, type StatedName } from './model.ts';
import { useSetNames } from './queries.ts';

const copy = evidenceCopy.mend;

/** Says something about a company's names, at once and with a way back. */
export function useMendNames(company: Pick<CompanyWithPrompts, 'id' | 'aliases'>) {
  const setNames = useSetNames(company.id);

  const fail = (error: Error) => {
    showToast({
      title: copy.failed,
      description: readErrorMessage({ error, fallback: copy.failed }),
      tone: 'error',
    });
  };
  // By promises, not by the mutation's callbacks: those fall silent when the row that was merged leaves the screen.
  const undo = (names: CompanyNames, revision: number) => {
    setNames.mutateAsync({ names, revision }).then(() => {
      showToast({ title: copy.undone, description: copy.reading, tone: 'success' });
    }, fail);
  };
  const write = ({ names, title }: { names: CompanyNames; title: string }) => {
    const earlier = company.aliases;
    setNames.mutateAsync({ names, revision: earlier.revision }).then(({ revision }) => {
      const onSelect = () => {
        undo(earlier, revision);
      };
      showToast({
        title,
        description: copy.reading,
        tone: 'success',
        action: { label: copy.undo, onSelect },
      });
    }, fail);
  };

  return {
    isPending: setNames.isPending,
    mend: (change: NamesChange) => {
      write({ names: changeNames(company.aliases, change), title: describeChange(change) });
    },
    remove: (stated: StatedName) => {
      const name = stated.list === 'competitors' ? (stated.alias ?? stated.entry) : stated.name;
      write({ names: removeStatedName(company.aliases, stated), title: copy.removed(name) });
    },
  };
}

function describeChange(change: NamesChange): string {
  const { name } = change.company;
  if (change.kind === 'merge') return copy.merged({ name, into: change.into.name });
  return change.kind === 'ignore' ? copy.ignored(name) : copy.owned(name);
}
