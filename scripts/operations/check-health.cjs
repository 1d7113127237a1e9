// Asked by the container every few seconds: 0 when this process can do its work, 1 otherwise. Plain JavaScript, so that it costs nothing to start.
const { get } = require('node:http');

const { PORT = '3000', ROLE, STATUS_PORT } = process.env;
const port = ROLE === 'worker' ? STATUS_PORT : PORT;

const end = (isWell) => {
  process.exitCode = isWell ? 0 : 1;
};

const request = get(
  { host: '127.0.0.1', port, path: '/readyz', agent: false, timeout: 2_000 },
  (response) => {
    response.resume();
    end(response.statusCode === 200);
  },
);
request.once('timeout', () => request.destroy(new Error('no answer')));
request.once('error', () => end(false));
