import { useLocation } from '@tanstack/react-router';
import { SharedReport } from '#features/reports';

/** Where the link of a page for a client leads: its secret stands behind the hash sign, which no server is sent. */
export function SharedReportPage() {
  const { hash } = useLocation();
  return <SharedReport key={hash} secret={hash} />;
}
