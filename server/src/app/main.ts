/** Node 22.18 runs our sources without a flag and has what the libraries need. */
const OLDEST_NODE = [22, 18] as const;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
  process.stderr.write(
    `Citato needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}. Start it with "npm start", which brings its own.\n`,
  );
  process.exitCode = 1;
} else {
  // Loaded only now: an old Node would stumble over the libraries before it could say why.
  const { setSourceMapsSupport } = await import('node:module');
  // Traces of our own code name its sources; the maps of every package would cost 20 MB and are never looked at.
  setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });
  const { run } = await import('./run.ts');
  await run();
}
