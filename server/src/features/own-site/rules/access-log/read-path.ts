/** Longer ones are cut: they are no page anybody cites. */
const MAX_PATH = 300;

/** The path of what was asked for, without host, query and fragment, which may hold what is somebody's own. */
export function readPath(target: string): string {
  const [bare = ''] = target.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1);
  const path = bare === '' ? '/' : bare;
  return tidy(path).slice(0, MAX_PATH);
}

/** Storable and readable: encoded letters as letters, control signs gone. */
function tidy(path: string): string {
  const decoded = decode(path);
  return decoded.replace(/[\p{Cc}\p{Cs}]/gu, '').toWellFormed();
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
