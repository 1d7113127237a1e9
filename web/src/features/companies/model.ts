/** 'https://www.ponteverde.example' → 'ponteverde.example': what a person calls the site. */
export function formatHost(websiteUrl: string): string {
  return websiteUrl.replace(/^https?:\/\/(www\.)?/, '');
}

/** How many more the plan allows; never below zero, for accounts above a lowered limit. */
export function leftOf({ used, max }: { used: number; max: number }): number {
  return Math.max(0, max - used);
}
