import { Link } from '@tanstack/react-router';
import { readImpact, sayAlert, searchAnswers } from '@citato/contract/alerts';
import type { Alert } from '@citato/contract';
import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { formatMoment } from '#lib/format';
import { useMay } from '#lib/session/use-may';
import { Badge, Button } from '#ui';
import { bellCopy } from '../bell-copy.ts';
import { alertsCopy as copy } from '../copy.ts';
import { useNewestAlerts, useReadAlerts } from '../queries.ts';
import { ImpactIcon } from './impact-icon.tsx';

/** The newest alerts of all companies, in what the bell opens. */
export function NewestAlerts({ unread, onLeave }: { unread: number; onLeave: () => void }) {
  const newest = useNewestAlerts();
  const alerts = newest.data?.alerts;
  const mayRead = useMay<'readAlerts'>('read');
  const read = useReadAlerts();
  const [now] = useState(() => new Date());
  return (
    <>
      <div className="flex min-h-12 items-center gap-2 border-b py-2 pr-2 pl-4">
        <h2 className="text-lg font-semibold tracking-prompt">{bellCopy.title}</h2>
        {unread > 0 && <Badge tone="accent">{copy.new(unread)}</Badge>}
        {unread > 0 && mayRead && (
          <Button
            variant="ghost"
            size="sm"
            className="ml-auto"
            isLoading={read.isPending}
            onClick={() => {
              read.mutate(null);
            }}
          >
            {copy.markRead}
          </Button>
        )}
      </div>
      {newest.isLoadingError && (
        <p className="px-4 py-4 text-sm text-muted">
          {bellCopy.failed.title}. {bellCopy.failed.text}
        </p>
      )}
      {alerts?.length === 0 && (
        <div className="px-4 py-4">
          <p className="text-sm font-medium">{copy.empty.title}</p>
          <p className="mt-0.5 text-xs text-muted">{copy.empty.text}</p>
        </div>
      )}
      <ul>
        {alerts?.map((alert) => (
          <BellRow key={alert.id} alert={alert} now={now} onLeave={onLeave} />
        ))}
      </ul>
    </>
  );
}

function BellRow({ alert, now, onLeave }: { alert: Alert; now: Date; onLeave: () => void }) {
  const { title, detail } = sayAlert(alert);
  const answers = searchAnswers(alert);
  const place = { azienda: alert.company.id, scheda: 'avvisi' } as const;
  return (
    <li className="grid grid-cols-[18px_minmax(0,1fr)] gap-x-3 border-t px-4 py-3 first:border-t-0">
      <span className="mt-[19px]">
        <ImpactIcon impact={readImpact(alert)} />
      </span>
      <div className="min-w-0">
        <p className="flex justify-between gap-2 text-2xs text-faint">
          <Link to="/" search={place} onClick={onLeave} className="truncate font-medium text-muted">
            {alert.company.name}
          </Link>
          <time dateTime={alert.raisedAt} className="shrink-0">
            {formatMoment({ iso: alert.raisedAt, now })}
          </time>
        </p>
        <h3 className={cx('text-sm text-pretty', alert.isRead ? 'font-medium' : 'font-semibold')}>
          {!alert.isRead && <span className="sr-only">{copy.fresh} </span>}
          {title}
        </h3>
        {alert.prompt?.text != null && (
          <p className="line-clamp-2 text-xs text-muted quoted wrap-anywhere">{alert.prompt.text}</p>
        )}
        <p className="text-xs text-pretty text-muted">{detail}</p>
        <Link
          to="/"
          search={answers === null ? place : { ...place, ...answers }}
          onClick={onLeave}
          className="mt-0.5 inline-flex min-h-6 items-center text-xs font-medium text-accent hover:underline pointer-coarse:min-h-11"
        >
          {answers === null ? copy.ofCompany : copy.see}
        </Link>
      </div>
    </li>
  );
}
