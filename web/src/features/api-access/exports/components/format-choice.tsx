import { EXPORT_FORMATS, type ExportFormat } from '@citato/contract';
import { SegmentedChoice } from '#ui';
import { exportsCopy, FORMAT_HELP, FORMAT_WORDS } from '../copy.ts';

interface FormatChoiceProps {
  format: ExportFormat;
  /** Of the radio buttons: another for each choice on a page. */
  name: string;
  onChange: (format: ExportFormat) => void;
}

/** The kind of a file, with what each is for. */
export function FormatChoice({ format, name, onChange }: FormatChoiceProps) {
  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-medium">{exportsCopy.format}</p>
      <SegmentedChoice
        legend={exportsCopy.format}
        name={name}
        items={EXPORT_FORMATS.map((value) => ({ value, label: FORMAT_WORDS[value] }))}
        chosen={format}
        onChange={({ target: { value } }) => {
          onChange(EXPORT_FORMATS.find((one) => one === value) ?? 'csv');
        }}
      />
      <p className="text-xs text-muted">{FORMAT_HELP[format]}</p>
    </div>
  );
}
