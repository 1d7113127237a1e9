import { DevelopersGuide } from '#features/api-access';

export function DevelopersPage() {
  return <DevelopersGuide />;
}
