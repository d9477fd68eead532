import { createLogger, runService } from '@ironbridge/service';
import { createApp } from './app.ts';
import { parseApiEnv } from './env.ts';

const env = parseApiEnv();
const app = await createApp(env, createLogger('api', env.LOG_LEVEL));
await runService(app, env);
