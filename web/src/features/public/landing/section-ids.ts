/** Where the header's links lead; part of addresses people share. */
export const SECTION_IDS = {
  howItWorks: 'come-funziona',
  plans: 'piani',
  questions: 'domande',
} as const;
