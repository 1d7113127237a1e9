import { KEY_CALLS_PER_MINUTE } from '@citato/contract';
import { useState } from 'react';
import { Button, Card, ErrorState, LinkButton, Skeleton, SkeletonSwitch } from '#ui';
import { useCompanies } from '#features/companies';
import { PlanNote } from '#features/plans';
import { formatInteger } from '#lib/format';
import { keysCopy as copy } from '../copy.ts';
import { useApiKeys, useCreateApiKey } from '../queries.ts';
import { KeyFormDialog } from './key-form-dialog.tsx';
import { KeyItem } from './key-item.tsx';
import { NoKey } from './no-key.tsx';
import { KeySecretDialog } from './key-secret-dialog.tsx';

/** An account's keys; a new one is shown over all of it, once. */
export function KeyList() {
  const list = useApiKeys();
  const companies = useCompanies();
  const create = useCreateApiKey();
  const [isAdding, setIsAdding] = useState(false);
  const [shown, setShown] = useState<{ name: string; secret: string } | null>(null);
  if (list.isLoadingError) {
    return (
      <ErrorState title={copy.loadFailed} isRetrying={list.isFetching} onRetry={() => void list.refetch()}>
        {list.error.message} {copy.loadFailedText}
      </ErrorState>
    );
  }
  const { keys = [], isIncluded = false } = list.data ?? {};
  const known = companies.data?.companies ?? [];
  const companyNames = new Map(known.map(({ id, name }) => [id, name]));
  const open = () => {
    create.reset();
    setIsAdding(true);
  };
  return (
    <Card>
      <section className="grid grid-cols-1 gap-4 px-4 py-6 sm:p-6">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1 basis-72">
            <h2 className="text-lg font-semibold tracking-prompt">{copy.title}</h2>
            <p className="text-sm text-muted">{copy.intro}</p>
            <LinkButton to="/sviluppatori" variant="ghost" className="-ml-4">
              {copy.documentation}
            </LinkButton>
          </div>
          {isIncluded && keys.length > 0 && (
            <Button variant="primary" className="max-sm:min-h-12 max-sm:w-full" onClick={open}>
              {copy.add}
            </Button>
          )}
        </div>
        <SkeletonSwitch isPending={list.isPending} skeleton={<Skeleton className="h-24" />}>
          {() => (
            <>
              <ul className="grid divide-y border-t empty:hidden">
                {keys.map((apiKey) => (
                  <KeyItem
                    key={apiKey.id}
                    apiKey={apiKey}
                    isIncluded={isIncluded}
                    companyNames={companyNames}
                  />
                ))}
              </ul>
              {!isIncluded && <PlanNote title={copy.notIncludedTitle} text={copy.notIncluded} />}
              {isIncluded && keys.length === 0 && <NoKey onAdd={open} />}
              {isIncluded && keys.length > 0 && (
                <p className="border-t pt-4 text-xs text-muted">
                  {copy.limit(formatInteger(KEY_CALLS_PER_MINUTE))}
                </p>
              )}
            </>
          )}
        </SkeletonSwitch>
      </section>
      {isAdding && (
        <KeyFormDialog
          companies={known}
          error={create.error}
          onCreate={async (input) => {
            const { key, secret } = await create.mutateAsync(input);
            setShown({ name: key.name, secret });
          }}
          onClose={() => {
            setIsAdding(false);
          }}
        />
      )}
      {shown !== null && (
        <KeySecretDialog
          {...shown}
          onClose={() => {
            setShown(null);
          }}
        />
      )}
    </Card>
  );
}
