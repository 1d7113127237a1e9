// Loaded before any TypeScript (`node -r`): an older Node would stop at the file ending and say nothing useful.
const NEEDED = '24.15.0';

const parse = (version) => version.split('.').map(Number);
const [major, minor] = parse(process.versions.node);
const [neededMajor, neededMinor] = parse(NEEDED);

if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  console.error(
    `Citato needs Node ${NEEDED} or newer, this is ${process.versions.node}. Run npm ci (on Linux it brings the right Node) and start through npm, or install Node ${neededMajor}.`,
  );
  process.exit(1);
}
