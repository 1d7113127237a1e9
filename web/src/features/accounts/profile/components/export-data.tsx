import { Button, showToast } from '#ui';
import { readErrorMessage } from '#lib/api-client';
import { saveFile } from '#lib/browser/save-file';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { profileCopy } from '../copy.ts';
import { useExportData } from '../queries.ts';
import { FormSection } from './form-section.tsx';

const copy = profileCopy.export;

export function ExportData() {
  const download = useExportData();
  // Awaited, not given as callbacks: those are lost where another tab is opened before the file has come.
  const start = useOneAtATime(async () => {
    try {
      const file = await download.mutateAsync();
      saveFile({ file, name: copy.fileName(new Date().toISOString().slice(0, 10)) });
      showToast({ title: copy.done, tone: 'success' });
    } catch (error) {
      const description = readErrorMessage({ error, fallback: copy.errorFallback });
      showToast({ title: copy.errorTitle, description, tone: 'error' });
    }
  });
  return (
    <FormSection title={copy.title}>
      <p className="-mt-3 text-sm text-muted">{copy.text}</p>
      <Button
        className="max-sm:min-h-12 max-sm:w-full sm:justify-self-start"
        isLoading={download.isPending}
        loadingLabel={copy.submitting}
        onClick={() => void start()}
      >
        {copy.submit}
      </Button>
    </FormSection>
  );
}
