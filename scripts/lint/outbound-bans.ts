/** HTTP clients that know nothing of the operator's proxies; imports of node:http are banned by the import law. */
export const OUTBOUND_BANS: readonly { selector: string; message: string }[] = [
  {
    selector:
      "CallExpression[callee.name='fetch'], CallExpression[callee.object.name='globalThis'][callee.property.name='fetch'], NewExpression[callee.name=/^(WebSocket|EventSource)$/]",
    message: 'It would go around the operator’s proxy: use the Outbound of #adapters/outbound.',
  },
  {
    selector:
      "ImportDeclaration[source.value=/^(node:)?net$/][importKind!='type'] ImportSpecifier[imported.name=/^(connect|createConnection|Socket)$/][importKind!='type']",
    message: 'It would go around the operator’s proxy: use the Outbound of #adapters/outbound.',
  },
  {
    selector:
      "CallExpression[callee.name=/^create(OpenAI|OpenAICompatible|Google|Anthropic)$/] > ObjectExpression:not(:has(> Property[key.name='fetch'])):not(:has(> SpreadElement))",
    message: 'The SDK would ask its provider by itself: give it the fetch of the settings.',
  },
];
