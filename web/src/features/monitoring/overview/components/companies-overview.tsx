import type { CompanyWithPrompts, UserLimits } from '@citato/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import {
  AddCompanyDialog,
  NEW_COMPANY,
  PLAN_NAMES,
  companiesCopy,
  companyDraft,
  leftOf,
} from '#features/companies';
import { LimitDialog } from '#features/billing';
import { CompaniesViewChoice, loadPortfolio, portfolioViewsCopy, useCompaniesView } from '#features/teams';
import { useMay } from '#lib/session/use-may';
import { Button, Card, lazyPart, Page, Skeleton } from '#ui';
import { DemoBadge } from '#features/config';
import { areLines, orderCompanies } from '../order-model.ts';
import { useCompanyOrder } from '../use-company-order.ts';
import { useChanges } from '../use-changes.ts';
import { CompanyCard } from './company-card.tsx';
import { CompanyLine } from './company-line.tsx';
import type { WantedAnswers } from './figure-answers.tsx';
import { OrderChoice } from './order-choice.tsx';

const copy = companiesCopy.overview;

const Portfolio = lazyPart(loadPortfolio, {
  waiting: <Skeleton className="h-96" />,
  failed: { title: portfolioViewsCopy.loadFailed, text: portfolioViewsCopy.loadFailedText },
});

interface CompaniesOverviewProps {
  companies: readonly CompanyWithPrompts[];
  limits: UserLimits;
  onOpen: (companyId: string) => void;
  onRead: (answers: WantedAnswers) => void;
  onUpgrade: () => void;
}

/** 'Le Tue Aziende': a card per company and the two ways to add one. */
export function CompaniesOverview({ companies, limits, onOpen, onRead, onUpgrade }: CompaniesOverviewProps) {
  const [dialog, setDialog] = useState<'add' | 'limit' | null>(() =>
    companyDraft.find(NEW_COMPANY) === null ? null : 'add',
  );
  const mayCreate = useMay<'createCompany'>('edit');
  const changesOf = useChanges({ companies, limits });
  const [order, setOrder] = useCompanyOrder();
  const [view, setView] = useCompaniesView(companies.length);
  const ordered = orderCompanies({ companies, changesOf, order });
  const viewOf = (company: CompanyWithPrompts) => ({
    company,
    limits,
    changes: changesOf(company),
    onOpen: () => {
      onOpen(company.id);
    },
    onRead,
    onUpgrade,
  });
  const left = leftOf({ used: limits.usage.companies, max: limits.limits.maxCompanies });
  const leftPrompts = leftOf({ used: limits.usage.prompts, max: limits.limits.maxPrompts });
  const add = () => {
    setDialog(left === 0 || leftPrompts === 0 ? 'limit' : 'add');
  };
  const close = () => {
    setDialog(null);
  };
  return (
    <Page className="pt-8 pb-16 mid:pt-12">
      <OverviewHead limits={limits} {...(mayCreate && { onAdd: add })} />
      <div className="grid grid-cols-1 gap-5">
        {companies.length > 1 && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <CompaniesViewChoice view={view} onChoose={setView} />
            {view === 'cards' && <OrderChoice order={order} onChoose={setOrder} />}
          </div>
        )}
        {view === 'table' && companies.length > 1 ? (
          <Portfolio companies={companies} onOpen={onOpen} />
        ) : areLines(companies) ? (
          <Card>
            <ul>
              {ordered.map((company) => (
                <CompanyLine key={company.id} {...viewOf(company)} />
              ))}
            </ul>
          </Card>
        ) : (
          ordered.map((company) => <CompanyCard key={company.id} {...viewOf(company)} />)
        )}
        {mayCreate && (
          <button
            type="button"
            onClick={add}
            className="grid min-h-24 place-content-center print:hidden justify-items-center gap-1 rounded-3 border-[1.5px] border-dashed border-line-strong p-4 transition-colors hover:border-accent hover:bg-raised focus-visible:rounded-3"
          >
            <b className="inline-flex items-center gap-2">
              <Plus className="text-accent" />
              {copy.addCompany}
            </b>
            <span className="text-xs text-muted">{copy.addHint({ left, leftPrompts })}</span>
          </button>
        )}
      </div>
      {dialog === 'add' && (
        <AddCompanyDialog
          maxPrompts={leftPrompts}
          onClose={close}
          onCreated={(companyId) => {
            close();
            onOpen(companyId);
          }}
        />
      )}
      <LimitDialog
        isOpen={dialog === 'limit'}
        limit={left === 0 ? 'maxCompanies' : 'maxPrompts'}
        limits={limits}
        onClose={close}
      />
    </Page>
  );
}

/** What the plan holds and how much of it is used; without `onAdd` nothing may be added. */
function OverviewHead({ limits, onAdd }: { limits: UserLimits; onAdd?: () => void }) {
  const { usage: used } = limits;
  const { maxCompanies, maxPrompts } = limits.limits;
  const plan = PLAN_NAMES[limits.plan];
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <div>
        <h1 className="text-2xl font-semibold tracking-tight">{copy.title}</h1>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="text-sm text-muted">
            {onAdd === undefined
              ? copy.usageRead(used)
              : copy.usage({ ...used, maxCompanies, maxPrompts, plan })}
          </p>
          <DemoBadge />
        </div>
      </div>
      {onAdd !== undefined && (
        <Button variant="primary" className="max-sm:min-h-12 max-sm:w-full" onClick={onAdd}>
          <Plus />
          {copy.newCompany}
        </Button>
      )}
    </div>
  );
}
