import { ExportCard, KeyList, WeeklyCard, WeekFiles } from '#features/api-access';

/** A company's tables as files, now and each week; with the keys for who may hold them. */
export function ApiTab({ mayHoldKeys }: { mayHoldKeys: boolean }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <WeekFiles />
      {mayHoldKeys && <KeyList />}
      <ExportCard />
      <WeeklyCard />
    </div>
  );
}
