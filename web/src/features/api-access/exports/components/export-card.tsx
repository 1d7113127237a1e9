import { EXPORT_TABLES, type ExportFormat, type ExportTable } from '@citato/contract';
import { useState } from 'react';
import { Button, Card, Field, SelectInput, showToast } from '#ui';
import { useCompanies } from '#features/companies';
import { PlanNote } from '#features/plans';
import { readErrorMessage } from '#lib/api-client';
import { exportsCopy as copy, TABLE_WORDS } from '../copy.ts';
import { useExport } from '../queries.ts';
import { weeklyCopy } from '../weekly-copy.ts';
import { useWeeklyExports } from '../weekly-queries.ts';
import { FormatChoice } from './format-choice.tsx';

/** A company's tables as files; where the plan does not hold them, which plans do. */
export function ExportCard() {
  const { data } = useWeeklyExports();
  const companies = useCompanies();
  if (data === undefined || companies.data === undefined) return null;
  return (
    <Card>
      <section className="grid grid-cols-1 gap-5 px-4 py-6 sm:p-6">
        <div>
          <h2 className="text-lg font-semibold tracking-prompt">{copy.title}</h2>
          <p className="text-sm text-muted">{copy.intro}</p>
        </div>
        {!data.isIncluded ? (
          <PlanNote text={weeklyCopy.notIncluded(data.plans)} />
        ) : companies.data.companies.length === 0 ? (
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
      <FormatChoice format={format} name="export-format" onChange={setFormat} />
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
