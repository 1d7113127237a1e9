import { useMay } from '#lib/session/use-may';
import { namesCopy } from '../copy.ts';
import type { NamedCompany } from '../model.ts';
import { seemsOwnName } from '../seems-own-name.ts';
import { useCorrectNames, type CorrectableCompany } from '../use-correct-names.ts';

const copy = namesCopy.correct;

interface OwnNameHintProps {
  company: CorrectableCompany;
  /** The company’s own name, as the table shows it. */
  own: string;
  named: NamedCompany;
}

/** Asks beside a name that looks like the own one, and merges it in one click; nothing is merged unasked. */
export function OwnNameHint({ company, own, named }: OwnNameHintProps) {
  const mayCorrect = useMay<'setCompanyAliases'>('edit');
  const { correct, isPending } = useCorrectNames(company);
  if (!mayCorrect || named.isOwn || !seemsOwnName({ name: named.name, own })) return null;
  return (
    <button
      type="button"
      disabled={isPending}
      aria-label={copy.seemsOwnLabel({ name: named.name, own })}
      onClick={() => {
        correct({ kind: 'own', company: named });
      }}
      className="relative z-1 min-h-6 rounded-1 text-xs font-medium text-accent hover:underline pointer-coarse:min-h-11"
    >
      {copy.seemsOwn}
    </button>
  );
}
