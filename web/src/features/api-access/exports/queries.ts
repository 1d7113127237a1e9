import { api, type ExportFormat, type ExportTable, FILE_ENDINGS } from '@citato/contract';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';
import { saveFile } from '#lib/browser/save-file';

interface AskedFile {
  company: { id: string; name: string };
  table: ExportTable;
  format: ExportFormat;
  promptIds?: readonly string[] | undefined;
  /** Rome days, both included; all without them. */
  days?: { from?: string; to?: string };
}

/** Asks for a file and hands it to the browser's downloads. */
export function useExport() {
  return useMutation({
    mutationFn: async ({ company, table, format, promptIds, days = {} }: AskedFile) => {
      const query = { format, ...days, ...(promptIds && { prompts: promptIds.join(',') }) };
      const file = await callApi(api.exportTable, { params: { companyId: company.id, table }, query });
      saveFile({ file, name: nameFile({ company, table, format }) });
    },
  });
}

/** 'Hotel Belvento, risposte.csv', without what file systems refuse. */
function nameFile({ company, table, format }: AskedFile): string {
  return `${company.name.replaceAll(/[\\/:*?"<>|]+/g, ' ').trim()}, ${FILE_WORDS[table]}.${FILE_ENDINGS[format]}`;
}

const FILE_WORDS: Readonly<Record<ExportTable, string>> = {
  answers: 'risposte',
  mentions: 'menzioni',
  sources: 'fonti',
  results: 'risultati',
  history: 'andamento',
  plan: 'piano',
  alerts: 'avvisi',
};
