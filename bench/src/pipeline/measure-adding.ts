import { api } from '@citato/contract';
import { withWorkload } from '../workload-scene.ts';
import { openAccount, post } from '../open-account.ts';
import { quantile } from '../quantile.ts';

const PROMPTS = 250;
const ROUNDS = 5;

/** One request that adds 250 prompts, whose first analyses start with it, on a platform that has others. */
export async function measureAdding(): Promise<string[][]> {
  return withWorkload({ users: 40, promptsPerUser: 5, due: 0 }, async (scene) => {
    const { baseUrl } = await scene.start({ ROLE: 'all', DEMO_ENGINE_LATENCY_MS: '2000' });
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = `molti-${String(round)}@esempio.it`;
      const { accessToken } = await openAccount({ baseUrl, email });
      await scene.client.query(
        `update entitlements set plan_id = 'business', custom_max_prompts = 1000
         where user_id = (select id from users where email = $1)`,
        [email],
      );
      const headers = { authorization: `Bearer ${accessToken}` };
      const texts = (count: number, about: string) =>
        Array.from({ length: count }, (_, index) => ({
          text: `Quale ${about} numero ${String(index)} mi consigli?`,
        }));
      const created = await post(
        baseUrl + api.createCompany.path,
        {
          company: { name: 'Ferramenta Belvedere', websiteUrl: 'https://belvedere.example' },
          prompts: texts(1, 'ferramenta'),
        },
        headers,
      );
      const { company } = api.createCompany.responses[201].parse(await created.json());
      const startedAt = performance.now();
      const added = await post(
        baseUrl + api.addPrompts.path.replace(':companyId', company.id),
        { prompts: texts(PROMPTS, 'trapano') },
        headers,
      );
      const { prompts } = api.addPrompts.responses[201].parse(await added.json());
      times.push(performance.now() - startedAt);
      const running = prompts.filter(({ analysisStatus }) => analysisStatus === 'in_progress').length;
      if (running !== PROMPTS) throw new Error(`${String(running)} of ${String(PROMPTS)} analyses began`);
    }
    return [
      [
        `a request that adds ${String(PROMPTS)} prompts and starts their analyses`,
        `${quantile(times, 0.5).toFixed(0)} ms`,
        `${Math.max(...times).toFixed(0)} ms the slowest of ${String(ROUNDS)}`,
        '',
        '≤ 300 ms',
      ],
    ];
  });
}
