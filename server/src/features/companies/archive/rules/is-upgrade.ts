interface Size {
  readonly maxCompanies: number;
  readonly maxPrompts: number;
}

/** Whether an account holds more than before: then what was archived may come back, and never with a smaller plan. */
export function isUpgrade({ before, after }: { before: Size; after: Size }): boolean {
  const holdsLess = after.maxCompanies < before.maxCompanies || after.maxPrompts < before.maxPrompts;
  const holdsMore = after.maxCompanies > before.maxCompanies || after.maxPrompts > before.maxPrompts;
  return holdsMore && !holdsLess;
}
