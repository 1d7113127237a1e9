/** Where in the product the evidence of a figure stands; the addresses are those of its own screens. */
export function buildLink(
  appUrl: string,
  place: { companyId: string; promptId?: string; answerId?: string; view?: 'andamento' },
): string {
  const search = new URLSearchParams({ azienda: place.companyId });
  if (place.view !== undefined) search.set('scheda', place.view);
  if (place.promptId !== undefined) search.set('risposte', place.promptId);
  if (place.answerId !== undefined) {
    search.set('risposta', place.answerId);
    search.set('periodo', 'tutto');
  }
  return `${appUrl}/?${search.toString()}`;
}
