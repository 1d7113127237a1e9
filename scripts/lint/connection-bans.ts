/** Syntax that only `server/src/platform/db` may use: the owner of a connection must notice when it is lost. */
export const CONNECTION_BANS: readonly { selector: string; message: string }[] = [
  {
    selector: "CallExpression[callee.property.name='transaction']",
    message:
      'The library’s transactions keep a connection for good when the network falls silent: use withTransaction or readConsistently.',
  },
  {
    selector: "MemberExpression[object.property.name='$client'][property.name=/^(connect|on|once)$/]",
    message: 'A connection of the pool is taken and given back by withTransaction alone.',
  },
  {
    selector: "NewExpression[callee.object.name='pg'], NewExpression[callee.name=/^(Pool|Client)$/]",
    message:
      'A connection of its own without a listener ends the process when it is lost: use withConnection.',
  },
];
