/** Fills `:name` parts from `params` and appends the given query; absent query values are left out. */
export function buildApiPath({
  path,
  params = {},
  query = {},
}: {
  path: string;
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(key, String(value));
  }
  return search.size === 0 ? filled : `${filled}?${search.toString()}`;
}
