import type { MonitoringData } from '@citato/contract';
import { useState } from 'react';
import { Dialog, DialogBody, Field, Marker, RetryLine, TextInput } from '#ui';
import { namesCopy } from '../copy.ts';
import { findCompanies, type NamedCompany } from '../model.ts';
import { useResultsTable } from '../use-results-table.ts';

const copy = namesCopy.correct;
const SHOWN = 50;

interface MergeDialogProps {
  named: NamedCompany;
  /** The numbers of the prompt the company was found for. */
  data: MonitoringData | undefined;
  onClose: () => void;
  onChoose: (into: NamedCompany) => void;
}

/** With whom a company is one. */
export function MergeDialog({ named, data, onClose, onChoose }: MergeDialogProps) {
  const [search, setSearch] = useState('');
  const whole = useResultsTable({ data, isWanted: true });
  const companies = (whole.data ?? data)?.mentionedCompanies ?? [];
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
        {whole.isLoadingError && (
          <RetryLine isRetrying={whole.isFetching} onRetry={() => void whole.refetch()}>
            {copy.companiesFailed}
          </RetryLine>
        )}
        {whole.isLoading && <p className="pt-1 text-sm text-muted">{copy.companiesComing}</p>}
        {found.length === 0 && !whole.isLoading && !whole.isLoadingError && (
          <p className="pt-1 text-sm text-muted">{copy.noneFound}</p>
        )}
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
