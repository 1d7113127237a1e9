import { useState } from 'react';
import { Button, Field, SelectInput, showToast } from '#ui';
import { readErrorMessage } from '#lib/api-client';
import { saveFile } from '#lib/browser/save-file';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { adminPaymentsCopy } from '../copy.ts';
import { listPeriods, type Period } from '../model.ts';
import { useExportInvoices } from '../queries.ts';

const copy = adminPaymentsCopy.invoices;

/** The invoices of a month or a year as the accountant's file; the month that has just ended is offered first. */
export function InvoiceExport() {
  const [{ months, years }] = useState(() => listPeriods(new Date()));
  const [key, setKey] = useState(months[1]?.key);
  const download = useExportInvoices();
  const period = [...months, ...years].find((one) => one.key === key);
  // Awaited, not given as callbacks: those are lost where another page is opened before the file has come.
  const start = useOneAtATime(async () => {
    if (period === undefined) return;
    try {
      saveFile({ file: await download.mutateAsync(period), name: copy.fileName(period) });
    } catch (error) {
      const description = readErrorMessage({ error, fallback: copy.failedFallback });
      showToast({ title: copy.failed, description, tone: 'error' });
    }
  });
  return (
    <div className="grid gap-3 border-t pt-5">
      <div>
        <h3 className="text-sm font-semibold">{copy.title}</h3>
        <p className="text-sm text-muted">{copy.text}</p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-64 max-sm:w-full">
          <Field label={copy.period}>
            <SelectInput
              value={key}
              onChange={({ target }) => {
                setKey(target.value);
              }}
            >
              <Periods label={copy.months} periods={months} />
              <Periods label={copy.years} periods={years} />
            </SelectInput>
          </Field>
        </div>
        <Button
          className="max-sm:w-full"
          isLoading={download.isPending}
          loadingLabel={copy.submitting}
          onClick={() => void start()}
        >
          {copy.submit}
        </Button>
      </div>
    </div>
  );
}

function Periods({ label, periods }: { label: string; periods: readonly Period[] }) {
  return (
    <optgroup label={label}>
      {periods.map((period) => (
        <option key={period.key} value={period.key}>
          {period.label}
        </option>
      ))}
    </optgroup>
  );
}
