/** What an organisation is called: its own name, or its owner's. */
export function nameOrganisation({
  name,
  owner,
}: {
  name: string | null;
  owner: { firstName: string | null; lastName: string | null; email: string } | null;
}): string {
  if (name !== null) return name;
  const ownerName = [owner?.firstName, owner?.lastName].filter(Boolean).join(' ');
  return `Squadra di ${ownerName === '' ? (owner?.email ?? 'Citato') : ownerName}`;
}
