import { createLogger, runService } from '@ironbridge/service';
import { createApp } from './app.ts';
import { parseMemberEnv } from './env.ts';

const env = parseMemberEnv();
const app = await createApp(env, createLogger('member', env.LOG_LEVEL));
await runService(app, env);
