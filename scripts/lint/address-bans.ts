/** The product may stand under a path of its host: an address made of both loses it where `URL` puts them together. */
export const ADDRESS_BANS: readonly { selector: string; message: string }[] = [
  {
    selector:
      "NewExpression[callee.name='URL'][arguments.1.name='appUrl'], NewExpression[callee.name='URL'][arguments.1.property.name='appUrl']",
    message: 'The path of APP_URL would be lost: use buildAppLink of #lib/app-link.',
  },
];
