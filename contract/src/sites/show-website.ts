/** A site as people write it: without protocol, `www.` and last slash, with its letters readable. */
export function showWebsite(websiteUrl: string): string {
  const bare = websiteUrl.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/+$/, '');
  try {
    return decodeURI(bare);
  } catch {
    return bare;
  }
}
