import type { CompanyHistory } from '@citato/contract';
import { Download } from 'lucide-react';
import { saveFile } from '#lib/browser/save-file';
import { Button, showToast } from '#ui';
import { buildCsv } from '../build-csv.ts';
import type { DoneDay } from '../chart-model.ts';
import { historyCopy } from '../copy.ts';
import { drawPicture } from '../draw-picture.ts';
import type { SaidVerdict } from '../say-verdict.ts';

const copy = historyCopy.save;

/** What is on screen, as a picture and as a file for a spreadsheet. */
export function SaveHistory({
  history,
  said,
  doneDays,
}: {
  history: CompanyHistory;
  said: SaidVerdict;
  doneDays: readonly DoneDay[];
}) {
  const { firstDay, lastDay } = history.period;
  const name = `citato-andamento-${firstDay}-${lastDay}`;
  const savePicture = async () => {
    const sentence = `${said.lead} ${said.rest}`;
    const picture = await drawPicture({ history, doneDays, sentence, detail: said.detail });
    if (picture === null) showToast({ title: copy.failed, description: copy.failedText, tone: 'error' });
    else saveFile({ file: picture, name: `${name}.png` });
  };
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button variant="ghost" onClick={() => void savePicture()}>
        <Download />
        {copy.picture}
      </Button>
      <Button
        variant="ghost"
        onClick={() => {
          const file = new Blob([buildCsv(history, doneDays)], { type: 'text/csv;charset=utf-8' });
          saveFile({ file, name: `${name}.csv` });
        }}
      >
        <Download />
        {copy.table}
      </Button>
    </div>
  );
}
