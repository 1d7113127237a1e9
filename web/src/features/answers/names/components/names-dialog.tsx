import type { CompanyWithPrompts } from '@citato/contract';
import { X } from 'lucide-react';
import { useMay } from '#lib/session/use-may';
import { Button, Dialog, DialogBody, DialogFoot, IconButton } from '#ui';
import { namesCopy } from '../copy.ts';
import { countStatedNames, type StatedName } from '../model.ts';
import { NameForms } from './name-forms.tsx';
import { ProposedNames } from './proposed-names.tsx';
import { useCorrectNames } from '../use-correct-names.ts';

const copy = namesCopy.names;

/** All stated names, each with a button that undoes it for whom may. */
export function NamesDialog({ company, onClose }: { company: CompanyWithPrompts; onClose: () => void }) {
  const mayCorrect = useMay<'setCompanyAliases' | 'listNameProposals' | 'refuseNameProposal'>('edit');
  const corrections = useCorrectNames(company);
  const { remove, isPending } = corrections;
  const { own, competitors, ignored } = company.aliases;
  const isEmpty = countStatedNames(company.aliases) === 0;
  const list = (title: string, names: readonly { name: string; stated: StatedName }[]) =>
    names.length > 0 && (
      <section key={title} className="pt-6">
        <h3 className="text-sm font-semibold wrap-anywhere">{title}</h3>
        <ul>
          {names.map(({ name, stated }) => (
            <li key={name} className="flex items-center justify-between gap-3 border-b text-sm">
              <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
              {mayCorrect && (
                <IconButton
                  label={copy.remove(name)}
                  icon={<X />}
                  disabled={isPending}
                  onClick={() => {
                    remove(stated);
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <Dialog isOpen onOpenChange={onClose} size="limits" title={copy.title} description={copy.text}>
      <DialogBody>
        {mayCorrect && <ProposedNames company={company} corrections={corrections} />}
        <NameForms company={company} />
        {list(
          copy.own(company.name),
          own.map((name) => ({ name, stated: { list: 'own', name } })),
        )}
        {competitors.map(({ name: entry, aliases }) =>
          list(
            copy.merged(entry),
            aliases.map((alias) => ({ name: alias, stated: { list: 'competitors', entry, alias } })),
          ),
        )}
        {list(
          copy.ignored,
          ignored.map((name) => ({ name, stated: { list: 'ignored', name } })),
        )}
        {isEmpty && <p className="pt-6 text-sm text-pretty text-muted">{copy.empty}</p>}
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{copy.close}</Button>
      </DialogFoot>
    </Dialog>
  );
}
