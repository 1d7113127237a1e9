import { EXPORT_FORMATS, EXPORT_TABLES, type ExportFormat, type ExportTable } from '@citato/contract';
import { useState } from 'react';
import { Button, Card, Field, SegmentedChoice, SelectInput, showToast } from '#ui';
import { useCompanies } from '#features/companies';
import { readErrorMessage } from '#lib/api-client';
import { useApiKeys } from '../../keys/queries.ts';
import { exportsCopy as copy, FORMAT_HELP, FORMAT_WORDS, TABLE_WORDS } from '../copy.ts';
import { useExport } from '../queries.ts';

/** A company's tables as files; not shown where the plan does not hold them. */
export function ExportCard() {
  const { data } = useApiKeys();
  const companies = useCompanies();
  if (data?.isIncluded !== true || companies.data === undefined) return null;
  return (
    <Card>
      <section className="grid grid-cols-1 gap-5 px-4 py-6 sm:p-6">
        <div>
          <h2 className="text-lg font-semibold tracking-prompt">{copy.title}</h2>
          <p className="text-sm text-muted">{copy.intro}</p>
        </div>
        {companies.data.companies.length === 0 ? (
          <p className="text-sm text-muted">{copy.noCompany}</p>
        ) : (
          <ExportForm companies={companies.data.companies} />
        )}
      </section>
    </Card>
  );
}

function ExportForm({ companies }: { companies: readonly { id: string; name: string }[] }) {
  const [companyId, setCompanyId] = useState(companies[0]?.id);
  const [table, setTable] = useState<ExportTable>('results');
  const [format, setFormat] = useState<ExportFormat>('csv');
  const file = useExport();
  const download = () => {
    const company = companies.find(({ id }) => id === companyId) ?? companies[0];
    if (company === undefined || file.isPending) return;
    file.mutateAsync({ company, table, format }).then(
      () => {
        showToast({ title: copy.done, tone: 'success' });
      },
      (error: unknown) => {
        const description = readErrorMessage({ error, fallback: copy.fallback });
        showToast({ title: copy.failed, description, tone: 'error' });
      },
    );
  };
  return (
    <>
      <Field label={copy.company}>
        <SelectInput
          value={companyId}
          onChange={(event) => {
            setCompanyId(event.target.value);
          }}
        >
          {companies.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectInput>
      </Field>
      <Field label={copy.table}>
        <SelectInput
          value={table}
          onChange={(event) => {
            setTable(EXPORT_TABLES.find((one) => one === event.target.value) ?? 'results');
          }}
        >
          {(['results', 'history', 'answers', 'mentions', 'sources', 'plan', 'alerts'] as const).map(
            (one) => (
              <option key={one} value={one}>
                {TABLE_WORDS[one]}
              </option>
            ),
          )}
        </SelectInput>
      </Field>
      <div className="grid gap-1.5">
        <p className="text-sm font-medium">{copy.format}</p>
        <SegmentedChoice
          legend={copy.format}
          name="export-format"
          items={EXPORT_FORMATS.map((value) => ({ value, label: FORMAT_WORDS[value] }))}
          chosen={format}
          onChange={(event) => {
            setFormat(EXPORT_FORMATS.find((one) => one === event.target.value) ?? 'csv');
          }}
        />
        <p className="text-xs text-muted">{FORMAT_HELP[format]}</p>
      </div>
      <Button
        variant="primary"
        className="max-sm:min-h-12 max-sm:w-full sm:justify-self-start"
        isLoading={file.isPending}
        loadingLabel={copy.downloading}
        onClick={download}
      >
        {copy.download}
      </Button>
    </>
  );
}
