import { LINK_DAYS, type ListedReport, MAX_LINK_DAYS, MAX_LINKS, MIN_LINK_PASSWORD } from '@citato/contract';
import { useState } from 'react';
import { copyText } from '#lib/browser/copy-text';
import { formatDate } from '#lib/format';
import { Button, Field, FigureNote, PasswordInput, showToast, TextInput } from '#ui';
import { tryChange } from '../try-change.ts';
import { deskCopy } from '../copy.ts';
import { useCreateReportLink, useRevokeReportLink } from '../queries.ts';

const copy = deskCopy.link;

/** Links by which anybody reads the chosen page: made, counted and ended. */
export function LinkPart({ companyId, report }: { companyId: string; report: ListedReport }) {
  const [url, setUrl] = useState<string | null>(null);
  return (
    <section className="grid gap-4">
      <h3 className="font-semibold tracking-prompt">{copy.title}</h3>
      {url !== null && <NewLink url={url} />}
      {report.links.length > 0 && (
        <ul className="grid gap-3">
          {report.links.map((link) => (
            <LinkLine
              key={link.id}
              companyId={companyId}
              link={link}
              onRevoked={() => {
                setUrl(null);
              }}
            />
          ))}
        </ul>
      )}
      {report.links.length < MAX_LINKS && (
        <LinkForm companyId={companyId} reportId={report.id} onCreated={setUrl} />
      )}
      <FigureNote>{copy.help}</FigureNote>
    </section>
  );
}

function NewLink({ url }: { url: string }) {
  const copyUrl = async () => {
    try {
      await copyText(url);
      showToast({ title: copy.copied, tone: 'success' });
    } catch {
      showToast({ title: copy.copyFailed, tone: 'error' });
    }
  };
  return (
    <div
      role="status"
      className="grid gap-2 rounded-2 border border-accent-line bg-accent-soft p-3.5 text-sm"
    >
      <code className="font-sans font-medium wrap-anywhere">{url}</code>
      <span className="text-xs">{copy.ready}</span>
      <Button onClick={() => void copyUrl()}>{copy.copy}</Button>
    </div>
  );
}

function LinkLine({
  companyId,
  link: { id, createdAt, expiresAt, openings, hasPassword },
  onRevoked,
}: {
  companyId: string;
  link: ListedReport['links'][number];
  onRevoked: () => void;
}) {
  const revoke = useRevokeReportLink(companyId);
  const created = formatDate(createdAt);
  return (
    <li className="grid gap-1 rounded-2 border p-3.5 text-sm">
      <span className="font-medium">
        {copy.created(created)}
        {hasPassword && <span className="font-normal text-muted"> · {copy.protected}</span>}
      </span>
      <span className="text-xs text-muted">{copy.line({ expiresAt, openings })}</span>
      <Button
        variant="ghost"
        aria-label={copy.revokeLabel(created)}
        disabled={revoke.isPending}
        className="justify-self-start text-negative"
        onClick={() =>
          void tryChange(() => revoke.mutateAsync(id), {
            failed: copy.revokeFailed,
            done: { title: copy.revoked },
          }).then((isDone) => {
            if (isDone) onRevoked();
          })
        }
      >
        {copy.revoke}
      </Button>
    </li>
  );
}

function LinkForm({
  companyId,
  reportId,
  onCreated,
}: {
  companyId: string;
  reportId: string;
  onCreated: (url: string) => void;
}) {
  const [days, setDays] = useState(String(LINK_DAYS));
  const [password, setPassword] = useState('');
  const create = useCreateReportLink(companyId);
  const isRight =
    Number(days) >= 1 &&
    Number(days) <= MAX_LINK_DAYS &&
    (password === '' || password.length >= MIN_LINK_PASSWORD);
  const submit = () =>
    tryChange(
      async () => {
        const asked = { reportId, days: Number(days), ...(password !== '' && { password }) };
        onCreated((await create.mutateAsync(asked)).url);
        setPassword('');
      },
      { failed: copy.createFailed },
    );
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isRight) void submit();
      }}
    >
      <Field label={copy.days} help={copy.daysHelp}>
        <TextInput
          type="number"
          min={1}
          max={MAX_LINK_DAYS}
          step={1}
          value={days}
          onChange={({ target: { value } }) => {
            setDays(value);
          }}
        />
      </Field>
      <Field label={copy.password} help={copy.passwordHelp}>
        <PasswordInput
          autoComplete="new-password"
          value={password}
          onChange={({ target: { value } }) => {
            setPassword(value);
          }}
        />
      </Field>
      <Button type="submit" disabled={!isRight} isLoading={create.isPending} loadingLabel={copy.creating}>
        {copy.create}
      </Button>
    </form>
  );
}
