import type { ConsentRequest, User } from '@citato/contract';
import { ArrowRight, Check, X } from 'lucide-react';
import { useState } from 'react';
import { PlanNote } from '#features/plans';
import { Button, Card, showToast } from '#ui';
import { useCompanies } from '#features/companies';
import { readErrorMessage } from '#lib/api-client';
import { CompanyChoice } from '../../keys/components/company-choice.tsx';
import { assistantsCopy, consentCopy as copy } from '../copy.ts';
import { initials, nameOrganisation } from '../model.ts';
import { useGrantConsent } from '../queries.ts';
import { ReturnNote } from './return-note.tsx';

type Asked = Extract<ConsentRequest, { kind: 'asks' }>;

/** Yes or no, for which companies, and whether it may change something: off until the person says so. */
export function ConsentForm({ user, request, asked }: { user: User; request: string; asked: Asked }) {
  const companies = useCompanies();
  const give = useGrantConsent();
  const [companyIds, setCompanyIds] = useState<string[] | null>(null);
  const [mayWrite, setMayWrite] = useState(false);
  const [fault, setFault] = useState<string>();
  const [isLeaving, setIsLeaving] = useState(false);
  const organisation = nameOrganisation(user);
  const answer = async (allows: boolean) => {
    if (allows && companyIds?.length === 0) {
      setFault(copy.companiesFault);
      return;
    }
    try {
      const { redirectTo } = await give.mutateAsync({ request, allows, mayWrite, companyIds });
      setIsLeaving(true);
      window.location.assign(redirectTo);
    } catch (error) {
      const description = readErrorMessage({ error, fallback: copy.fallback });
      showToast({ title: copy.failed, description, tone: 'error' });
    }
  };
  return (
    <Card className="grid grid-cols-1 gap-5 p-6 sm:p-8">
      <div className="grid gap-3.5">
        <div aria-hidden className="flex items-center gap-3">
          <Sign name={asked.name} />
          <ArrowRight className="size-5 text-faint" />
          <Sign name={organisation} />
        </div>
        <h1 className="text-xl font-semibold tracking-tight text-pretty wrap-anywhere">
          {copy.reads({ name: asked.name, organisation })}
        </h1>
      </div>
      <ReturnNote returnsTo={asked.returnsTo} isKnown={asked.isKnown} />
      <Rights />
      {asked.isIncluded ? (
        <>
          <CompanyChoice
            legend={copy.companies}
            companies={companies.data?.companies ?? []}
            companyIds={companyIds}
            fault={fault}
            onChange={(ids) => {
              setFault(undefined);
              setCompanyIds(ids);
            }}
          />
          {asked.mayWrite && (
            <label className="flex cursor-pointer items-start gap-2.5 text-sm">
              <input
                type="checkbox"
                className="mt-0.5 size-4.5 shrink-0 checkbox"
                checked={mayWrite}
                onChange={(event) => {
                  setMayWrite(event.target.checked);
                }}
              />
              <span className="grid gap-0.5">
                {copy.write}
                <small className="text-xs text-muted">
                  {asked.asksToWrite && `${copy.writeAsked} `}
                  {copy.writeHelp}
                </small>
              </span>
            </label>
          )}
        </>
      ) : (
        <PlanNote title={assistantsCopy.notIncludedTitle} text={assistantsCopy.notIncluded} />
      )}
      <div className="grid grid-cols-2 gap-3 *:min-h-11">
        <Button disabled={isLeaving} onClick={() => void answer(false)}>
          {copy.refuse}
        </Button>
        <Button
          variant="primary"
          disabled={!asked.isIncluded}
          isLoading={give.isPending || isLeaving}
          loadingLabel={copy.allowing}
          onClick={() => void answer(true)}
        >
          {copy.allow}
        </Button>
      </div>
      <p className="text-center text-xs text-muted">{copy.lasts}</p>
    </Card>
  );
}

function Sign({ name }: { name: string }) {
  return (
    <span className="grid size-11 place-items-center rounded-3 border bg-sunken text-sm font-semibold">
      {initials(name)}
    </span>
  );
}

function Rights() {
  return (
    <>
      <div className="grid gap-2.5">
        <h2 className="text-sm font-semibold">{copy.can}</h2>
        <ul className="grid gap-2.5 text-sm">
          {copy.canList.map(({ text, help }) => (
            <li key={text} className="flex gap-2.5">
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-positive" />
              <span className="grid">
                {text}
                {help !== null && <small className="text-xs text-muted">{help}</small>}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="grid gap-2.5">
        <h2 className="text-sm font-semibold">{copy.cannot}</h2>
        <ul className="grid gap-2.5 text-sm">
          {copy.cannotList.map((text) => (
            <li key={text} className="flex gap-2.5">
              <X aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
