import { ExportCard, KeyList } from '#features/api-access';

export function ApiTab() {
  return (
    <div className="grid grid-cols-1 gap-5">
      <KeyList />
      <ExportCard />
    </div>
  );
}
