const MESSAGE =
  'A test bounds no time: count what is done, let a fake clock pass, or measure a ratio in bench/. On a busy machine such a bound fails by chance.';

/** What reads how long something took, refused in the tests of server, web and journeys. */
export const CLOCK_BANS: readonly { selector: string; message: string }[] = [
  ['performance', 'now|timeOrigin'],
  ['process', 'cpuUsage|threadCpuUsage|resourceUsage|hrtime'],
].map(([object = '', properties = '']) => ({
  selector: `MemberExpression[object.name='${object}'][property.name=/^(${properties})$/]`,
  message: MESSAGE,
}));
