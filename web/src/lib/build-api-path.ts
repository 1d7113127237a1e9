/** What may stand in an address; absent values are left out of a query. */
export type AddressValues = Record<string, string | number | boolean | null | undefined>;

/** Fills `:name` parts from `params` and appends the given query; absent query values are left out. */
export function buildApiPath({
  path,
  params = {},
  query = {},
}: {
  path: string;
  params?: AddressValues | undefined;
  query?: AddressValues | undefined;
}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(key, String(value));
  }
  return search.size === 0 ? filled : `${filled}?${search.toString()}`;
}
