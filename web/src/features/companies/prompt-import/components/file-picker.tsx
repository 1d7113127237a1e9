import { useId, useState } from 'react';
import { importCopy as copy } from '../copy.ts';
import { decodeFile } from '../decode-model.ts';

const MAX_BYTES = 5_000_000;
const ZIP = [0x50, 0x4b];

/** A file, chosen or dropped; its text goes where pasted text goes. */
export function FilePicker({ onRead }: { onRead: (text: string) => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const help = useId();
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    setProblem(file.size > MAX_BYTES ? copy.tooLarge : null);
    if (file.size > MAX_BYTES) return;
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const isZip = ZIP.every((byte, place) => bytes[place] === byte);
      const text = isZip ? '' : decodeFile(bytes);
      if (isZip) setProblem(/\.(xlsx|xlsm|ods|numbers)$/i.test(file.name) ? copy.workbook : copy.zip);
      else if (text.trim() === '') setProblem(copy.emptyFile);
      else onRead(text);
    } catch {
      setProblem(copy.unreadable);
    }
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        void read(event.dataTransfer.files[0]);
      }}
      className="rounded-2 border border-dashed border-line-strong px-3 py-3"
    >
      <label className="grid gap-1 text-sm font-medium">
        {copy.file}
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          aria-describedby={help}
          className="text-xs font-normal text-muted"
          onChange={({ target }) => {
            void read(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
      <p id={help} className="mt-1 text-xs text-muted">
        {copy.fileHelp}
      </p>
      {problem !== null && (
        <p role="alert" className="mt-1 text-xs text-negative">
          {problem}
        </p>
      )}
    </div>
  );
}
