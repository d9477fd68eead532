import { getPayload } from 'payload';

// A migration that waits for a lock makes everyone behind it wait: better to give up and be run again.
process.env['PGOPTIONS'] = '-c lock_timeout=5s';
process.env['PAYLOAD_MIGRATING'] = 'true';

const { default: config } = await import('../payload.config.ts');
const { env } = await import('../env.ts');
const { applyRoad } = await import('../road/apply-road.ts');
const payload = await getPayload({ config, disableOnInit: true });
await payload.db.migrate();
const road = await applyRoad(env.DATABASE_URL);
payload.logger.info(`Road: ${road}`);
// Payload keeps a connection for itself and does not give it back.
process.exit(0);
