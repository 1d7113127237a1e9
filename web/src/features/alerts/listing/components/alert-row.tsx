import type { Alert } from '@citato/contract';
import { readImpact, sayAlert, sayDifference, searchAnswers } from '@citato/contract/alerts';
import { nameEngine } from '@citato/contract';
import { cx } from 'class-variance-authority';
import { useOpenAnswers } from '#features/answers';
import { formatDate, formatMoment } from '#lib/format';
import { Badge, Button, DifferenceBand } from '#ui';
import { drawDifference } from '../model.ts';
import { alertsCopy as copy } from '../copy.ts';
import { ImpactIcon } from './impact-icon.tsx';
import { MuteMenu } from './mute-menu.tsx';

/** An alert with its proof: what changed, from what to what, and the answers behind it. */
export function AlertRow({ alert, now }: { alert: Alert; now: Date }) {
  const open = useOpenAnswers();
  const { title, detail, compared } = sayAlert(alert);
  const answers = searchAnswers(alert);
  return (
    <li className="relative grid grid-cols-[18px_minmax(0,1fr)] gap-x-3 border-t px-4 py-3.5 first:border-t-0 sm:px-6 lg:grid-cols-[84px_18px_minmax(0,1fr)_220px_auto]">
      <time
        dateTime={alert.raisedAt}
        className={cx(
          'col-start-2 text-2xs leading-[18px] lg:col-start-1 lg:pt-1',
          alert.isRead ? 'text-faint' : 'font-medium text-accent',
        )}
      >
        {formatMoment({ iso: alert.raisedAt, now })}
      </time>
      <span className="col-start-1 mt-[3px] lg:col-start-2">
        <ImpactIcon impact={readImpact(alert)} />
      </span>
      <div className="grid min-w-0 content-start gap-0.5">
        <h3
          className={cx(
            'flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-md',
            alert.isRead ? 'font-medium' : 'font-semibold',
          )}
        >
          {!alert.isRead && <span className="sr-only">{copy.fresh} </span>}
          <span className="wrap-anywhere">{title}</span>
          {!alert.isRead && <span aria-hidden className="size-[7px] rounded-full bg-accent" />}
          {alert.cleared !== null && (
            <Badge tone="outline">
              {copy.cleared[alert.cleared.because](formatDate(alert.cleared.at).replace(/ \d{4}$/, ''))}
            </Badge>
          )}
        </h3>
        {alert.prompt !== null && (
          <p className={cx('text-sm wrap-anywhere text-muted', alert.prompt.text !== null && 'quoted')}>
            {alert.prompt.text ?? copy.goneQuestion}
          </p>
        )}
        {alert.proof === null && <p className="max-w-[62ch] text-sm text-pretty">{detail}</p>}
        {alert.quote !== null && (
          <p className="max-w-[62ch] text-sm text-pretty wrap-anywhere">
            «{alert.quote.text}» <span className="text-2xs text-faint">{nameEngine(alert.quote.engine)}</span>
          </p>
        )}
        {compared !== null && <p className="mt-0.5 text-2xs text-faint">{compared}</p>}
      </div>
      <Figures alert={alert} detail={detail} />
      <div className="col-start-2 -mb-1.5 -ml-3 flex items-center gap-1 lg:col-start-5 lg:row-start-1 lg:mb-0 lg:ml-0 lg:self-start">
        {answers !== null && (
          <Button
            variant="ghost"
            size="sm"
            className="text-accent"
            onClick={() => {
              open(answers);
            }}
          >
            {copy.see}
          </Button>
        )}
        <span className="ml-auto">
          <MuteMenu alert={alert} />
        </span>
      </div>
    </li>
  );
}

function Figures({ alert, detail }: { alert: Alert; detail: string }) {
  const drawn = drawDifference(alert);
  if (drawn === null || alert.proof === null) return <div className="max-lg:hidden" />;
  return (
    <div className="col-start-2 mt-2.5 min-w-0 text-xs lg:col-start-4 lg:row-start-1 lg:mt-1">
      <div className="mb-1 max-w-55">
        <DifferenceBand {...drawn} isProven label={sayDifference(alert.proof)} />
      </div>
      <span className="text-pretty">{detail}</span>
    </div>
  );
}
