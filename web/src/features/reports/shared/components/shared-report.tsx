import { useState } from 'react';
import { ApiError } from '#lib/api-client';
import { Button, Card, ErrorState, Field, PageLoading, PasswordInput } from '#ui';
import { ReportSheet } from '../../sheet/components/report-sheet.tsx';
import { sharedCopy as copy } from '../copy.ts';
import { type TriedPassword, useSharedReport } from '../queries.ts';

/** A page for a client by its link: nothing of the product around it, no session, no cookie. */
export function SharedReport({ secret }: { secret: string }) {
  const [tried, setTried] = useState<TriedPassword | null>(null);
  const opened = useSharedReport({ secret, tried });
  const send = (password: string) => {
    setTried({ password, turn: (tried?.turn ?? 0) + 1 });
  };
  const error = opened.error instanceof ApiError ? opened.error : null;
  if (error?.code === 'client_reports.link_ended' || secret === '') return <Ended />;
  if (error?.code === 'client_reports.wrong_password' || error?.code === 'request.rate_limited')
    return <PasswordForm onSend={send} fault={error.message} />;
  if (opened.isLoadingError)
    return (
      <main className="mx-auto max-w-2xl px-4 py-16">
        <ErrorState
          title={copy.failed.title}
          isRetrying={opened.isFetching}
          onRetry={() => void opened.refetch()}
        >
          {opened.error.message} {copy.failed.text}
        </ErrorState>
      </main>
    );
  if (opened.data === undefined) return <PageLoading />;
  if (opened.data.shared === null) return <PasswordForm onSend={send} fault={null} />;
  const { report, logo, expiresAt } = opened.data.shared;
  return (
    <>
      <div className="border-b bg-raised text-sm text-muted">
        <div className="mx-auto flex max-w-[52.5rem] flex-wrap justify-between gap-x-4 gap-y-0.5 px-4 py-2.5 sm:px-6">
          <span className="wrap-anywhere">{copy.readOnly(report.agency)}</span>
          <span>{copy.expires(expiresAt)}</span>
        </div>
      </div>
      <main className="mx-auto max-w-[52.5rem] px-4 pt-8 pb-16 sm:px-6 sm:pt-12">
        <ReportSheet report={report} logo={logo} isAlone />
      </main>
    </>
  );
}

/** Ended, revoked and made-up addresses alike. */
function Ended() {
  return (
    <main className="mx-auto max-w-xl px-4 py-16">
      <Card className="grid gap-1 px-4 py-6 sm:p-6">
        <h1 className="text-lg font-semibold tracking-prompt">{copy.ended.title}</h1>
        <p className="text-muted">{copy.ended.text}</p>
      </Card>
    </main>
  );
}

function PasswordForm({ onSend, fault }: { onSend: (password: string) => void; fault: string | null }) {
  const [typed, setTyped] = useState('');
  return (
    <main className="mx-auto max-w-xl px-4 py-16">
      <Card className="px-4 py-6 sm:p-6">
        <h1 className="text-lg font-semibold tracking-prompt">{copy.password.title}</h1>
        <p className="text-muted">{copy.password.text}</p>
        <form
          className="mt-4 grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (typed !== '') onSend(typed);
          }}
        >
          <Field label={copy.password.label} error={fault ?? undefined}>
            <PasswordInput
              autoComplete="off"
              value={typed}
              onChange={({ target: { value } }) => {
                setTyped(value);
              }}
            />
          </Field>
          <Button type="submit" variant="primary" disabled={typed === ''}>
            {copy.password.open}
          </Button>
        </form>
      </Card>
    </main>
  );
}
