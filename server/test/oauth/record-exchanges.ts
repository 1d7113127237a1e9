const SHOWN = 600;
const UUID = /\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/g;
/** What chance makes of the right length: client ids, codes, tokens, challenges, verifiers. */
const SECRET =
  /(?<=(?:client_id|code|access_token|refresh_token|code_challenge|code_verifier)(?:=|":"))[\w.~%-]{20,}/g;
const BEARER = /Bearer (?:citato_)?[\w.~%-]{20,}/g;
/** Headers that say something to who implements a client. */
const SHOWN_HEADERS = ['authorization', 'mcp-protocol-version', 'mcp-method', 'www-authenticate'];

/** Calls as any program does, and keeps what is sent and received as text that is the same in every run. */
export function recordExchanges({ base, address }: { base: string; address: string }) {
  const exchanges: string[] = [];
  const ids = new Map<string, string>();
  const settle = (text: string) =>
    text
      .replaceAll(base, address)
      .replaceAll(encodeURIComponent(base), encodeURIComponent(address))
      .replaceAll(UUID, (id) => {
        const settled = ids.get(id) ?? `00000000-0000-4000-8000-${String(ids.size + 1).padStart(12, '0')}`;
        ids.set(id, settled);
        return settled;
      })
      .replaceAll(SECRET, '…')
      .replaceAll(BEARER, 'Bearer …');
  const line = (text: string) => {
    const settled = settle(text).replace(/\s*\n\s*/g, ' ');
    return settled.length > SHOWN ? `${settled.slice(0, SHOWN)}…` : settled;
  };
  const showHeaders = (headers: Headers) =>
    SHOWN_HEADERS.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [`  ${name}: ${line(value)}`];
    });
  const recording: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const sent = await request.clone().text();
    const { pathname, search } = new URL(request.url);
    const answer = await fetch(request);
    const received = await answer.clone().text();
    exchanges.push(
      [
        `> ${request.method} ${settle(pathname + search)}`,
        ...showHeaders(request.headers),
        ...(sent === '' ? [] : [`  ${line(sent)}`]),
        `< ${String(answer.status)}`,
        ...showHeaders(answer.headers),
        ...(received === '' ? [] : [`  ${line(received)}`]),
      ].join('\n'),
    );
    return answer;
  };
  return { recording, note: (text: string) => exchanges.push(settle(text)), exchanges };
}
