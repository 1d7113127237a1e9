/** What the owner states about itself, shown as written. */
export const ownerClaims = {
  agency: 'Dietro Citato c’è un’agenzia che lavora ogni giorno sulla ricerca',
  figures: [
    { figure: '25+ anni', of: 'sui motori di ricerca' },
    { figure: '100+ brand', of: 'seguiti nel tempo' },
    { figure: '500+ studenti', of: 'formati nei nostri corsi' },
  ],
} as const;
