import { ExportCard, KeyList, WeeklyCard, WeekFiles } from '#features/api-access';

/** A company's tables as files, now and each week; of owners also the keys. */
export function ApiTab({ isOwner }: { isOwner: boolean }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <WeekFiles />
      {isOwner && <KeyList />}
      <ExportCard />
      <WeeklyCard />
    </div>
  );
}
