/** Where the product answers, as whoever reads the page reaches it. */
export interface Place {
  /** Origin and base path, without a slash at its end. */
  readonly address: string;
}

/** The first call from a terminal. */
export function writeCurl({ address }: Place): string {
  return `curl ${address}/api/v1/companies \\
  -H "Authorization: Bearer $CITATO_KEY"`;
}

/** The first call in Python, with what Python brings. */
export function writePython({ address }: Place): string {
  return `import json, os, urllib.request

request = urllib.request.Request(
    "${address}/api/v1/companies",
    headers={"Authorization": "Bearer " + os.environ["CITATO_KEY"]},
)
with urllib.request.urlopen(request) as answer:
    for company in json.load(answer)["companies"]:
        rate = company["figures"]["mentionRate"]
        print(company["name"], rate["percent"], rate["lowPercent"], rate["highPercent"], rate["n"])`;
}

/** The first call in JavaScript, in Node or any other runtime with fetch. */
export function writeJavaScript({ address }: Place): string {
  return `const answer = await fetch("${address}/api/v1/companies", {
  headers: { authorization: \`Bearer \${process.env.CITATO_KEY}\` },
});
if (!answer.ok) throw new Error((await answer.json()).message);
for (const { name, figures } of (await answer.json()).companies) {
  const { percent, lowPercent, highPercent, n } = figures.mentionRate;
  console.log(name, percent, lowPercent, highPercent, n);
}`;
}

/** A script of Google Sheets that writes a table into the open sheet; Looker Studio reads the sheet. */
export function writeSheetScript({ address }: Place): string {
  return `function aggiorna() {
  const chiave = PropertiesService.getScriptProperties().getProperty("CITATO_KEY");
  const azienda = "ID_AZIENDA";
  const risposta = UrlFetchApp.fetch(
    "${address}/api/v1/companies/" + azienda + "/exports/results?format=rfc4180",
    { headers: { Authorization: "Bearer " + chiave } },
  );
  const righe = Utilities.parseCsv(risposta.getContentText());
  const foglio = SpreadsheetApp.getActiveSheet();
  foglio.clearContents();
  foglio.getRange(1, 1, righe.length, righe[0].length).setValues(righe);
}`;
}

/** Claude Code is given the address; it asks for consent in the browser. */
export function writeClaudeCommand({ address }: Place): string {
  return `claude mcp add --transport http citato ${address}/mcp`;
}
