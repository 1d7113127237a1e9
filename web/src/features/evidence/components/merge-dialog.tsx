import { useState } from 'react';
import { Dialog, DialogBody, Field, Marker, TextInput } from '#ui';
import { evidenceCopy } from '../copy.ts';
import { findCompanies, type NamedCompany } from '../model.ts';

const copy = evidenceCopy.mend;
const SHOWN = 50;

interface MergeDialogProps {
  named: NamedCompany;
  /** Those found for the prompt, most named first. */
  companies: readonly (NamedCompany & { readonly key: string })[];
  onClose: () => void;
  onChoose: (into: NamedCompany) => void;
}

/** With whom a company is one. */
export function MergeDialog({ named, companies, onClose, onChoose }: MergeDialogProps) {
  const [search, setSearch] = useState('');
  const found = findCompanies({ companies, except: named, search }).slice(0, SHOWN);
  return (
    <Dialog isOpen onOpenChange={onClose} title={copy.mergeTitle(named.name)} description={copy.mergeText}>
      <div className="px-4 pt-4 sm:px-6">
        <Field label={copy.search}>
          <TextInput
            value={search}
            onChange={(event) => {
              setSearch(event.currentTarget.value);
            }}
          />
        </Field>
      </div>
      {/* One height however many are found: the field stays where it is while typing. */}
      <DialogBody className="h-[60dvh] pb-6">
        {found.length === 0 && <p className="pt-1 text-sm text-muted">{copy.noneFound}</p>}
        <ul className="-mx-2.5">
          {found.map((company) => (
            <li key={company.key}>
              <button
                type="button"
                onClick={() => {
                  onChoose(company);
                }}
                className="min-h-10 w-full rounded-2 px-2.5 text-left text-sm wrap-anywhere hover:bg-sunken focus-visible:rounded-2 focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
              >
                {company.isOwn ? <Marker>{company.name}</Marker> : company.name}
              </button>
            </li>
          ))}
        </ul>
      </DialogBody>
    </Dialog>
  );
}
