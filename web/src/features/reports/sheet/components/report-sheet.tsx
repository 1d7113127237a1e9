import type { ClientReport } from '@citato/contract';
import { REPORT_WORDS, sayFinding, sayMethod, sayProof } from '@citato/contract/client-report';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { FigureNote, Marker } from '#ui';
import { inkStyle } from '../ink-style.ts';
import { ReportChartFigure } from './report-chart.tsx';

interface ReportSheetProps {
  report: ClientReport;
  /** A PNG or JPEG as an address that holds it. */
  logo: string | null;
  /** By itself on a page: its sentence is the page’s title. */
  isAlone: boolean;
}

/** The page for a client: sentence, twelve weeks, actions, an answer, method. The words are those of the PDF. */
export function ReportSheet({ report, logo, isAlone }: ReportSheetProps) {
  const Finding = isAlone ? 'h1' : 'h2';
  return (
    <article
      aria-label={`${REPORT_WORDS.title}: ${report.company.name}`}
      style={inkStyle(report.colour)}
      className="client-sheet min-w-0"
    >
      <SheetHead report={report} logo={logo} />
      <Finding
        className={cx(
          'mt-6 font-semibold tracking-tight text-balance wrap-anywhere',
          isAlone ? 'text-2xl sm:mt-8 sm:text-3xl' : 'text-2xl',
        )}
      >
        {sayFinding(report)}
      </Finding>
      <p className="mt-2.5 text-sm text-pretty text-muted">{sayProof(report)}</p>
      <Part title={REPORT_WORDS.line(report)} note={REPORT_WORDS.lineNote}>
        <ReportChartFigure report={report} isTall={isAlone} />
      </Part>
      <Part title={REPORT_WORDS.actions(report)}>
        <Actions actions={report.actions} />
      </Part>
      {report.quotation !== null && (
        <Part title={REPORT_WORDS.answer} note={REPORT_WORDS.answerFrom(report.quotation)}>
          <p className="text-sm wrap-anywhere text-muted">«{report.quotation.question}»</p>
          <blockquote className="mt-2 border-l-[3px] border-line-strong pl-3.5 wrap-anywhere">
            {markName({ text: report.quotation.text, name: report.company.name })}
          </blockquote>
        </Part>
      )}
      <section className="mt-8 border-t pt-3">
        <h3 className="text-xs font-medium text-muted">{REPORT_WORDS.method}</h3>
        <p className="mt-0.5 text-xs text-pretty text-muted">{sayMethod(report)}</p>
      </section>
      <footer className="mt-6 flex flex-wrap justify-between gap-x-4 gap-y-1 text-xs text-muted">
        <span className="wrap-anywhere">{REPORT_WORDS.by(report.agency)}</span>
        <span>{REPORT_WORDS.measured(report)}</span>
      </footer>
    </article>
  );
}

function SheetHead({ report, logo }: { report: ClientReport; logo: string | null }) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-3 border-b-[3px] border-client pb-4">
      <span className="flex min-w-0 items-center gap-3">
        {logo !== null && (
          // On paper in both themes: a logo is drawn for a light ground.
          <img src={logo} alt="" className="max-h-9 max-w-32 rounded-1 bg-sheet object-contain" />
        )}
        <span className="min-w-0">
          <b className="block font-semibold wrap-anywhere text-client">{report.company.name}</b>
          <span className="block text-xs wrap-anywhere text-muted">
            {report.caption ?? report.company.site}
          </span>
        </span>
      </span>
      <p className="text-xs">
        {REPORT_WORDS.title}
        <span className="block text-muted">{REPORT_WORDS.period(report)}</span>
      </p>
    </header>
  );
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="mt-7">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-semibold tracking-prompt">{title}</h3>
        {note !== undefined && <FigureNote>{note}</FigureNote>}
      </div>
      {children}
    </section>
  );
}

function Actions({ actions }: { actions: ClientReport['actions'] }) {
  if (actions.length === 0) return <p className="text-sm text-muted">{REPORT_WORDS.noActions}</p>;
  return (
    <ol className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
      {actions.map(({ title, why, effort }, place) => (
        <li key={title} className="min-w-0 border-t border-line-strong pt-2.5">
          <span aria-hidden className="text-sm font-semibold text-client">
            {place + 1}
          </span>
          <h4 className="text-sm font-medium wrap-anywhere">{title}</h4>
          {why !== null && <p className="mt-1 text-xs wrap-anywhere text-muted">{why}</p>}
          {effort !== null && <FigureNote className="mt-1">{REPORT_WORDS.effort(effort)}</FigureNote>}
        </li>
      ))}
    </ol>
  );
}

/** The company's name in yellow, wherever it stands. */
function markName({ text, name }: { text: string; name: string }): ReactNode[] {
  const parts = name === '' ? [text] : splitBy({ text, name });
  return parts.map((part, place) =>
    part.toLowerCase() === name.toLowerCase() ? (
      // Parts stand where they stand.
      <Marker key={`${String(place)} ${part}`}>{part}</Marker>
    ) : (
      part
    ),
  );
}

function splitBy({ text, name }: { text: string; name: string }): string[] {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0) return [text];
  const end = at + name.length;
  return [text.slice(0, at), text.slice(at, end), ...splitBy({ text: text.slice(end), name })];
}
