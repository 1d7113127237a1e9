import { serveAssistant } from '../../server/src/app/serve-assistant.ts';

const { CITATO_KEY: key, CITATO_URL: address = 'http://localhost:3000' } = process.env;
if (key === undefined || key === '') {
  process.stderr.write(
    'CITATO_KEY is not set: create a key in the profile, tab «API e file», and give it to this command.\n',
  );
  process.exit(1);
}
serveAssistant({ address, key });
