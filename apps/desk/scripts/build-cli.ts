import { spawnSync } from 'node:child_process';
import { inDesk } from '../folder.ts';

// Next hands the flags of its own Node to its workers, and `--env-file` is refused there: so not as a flag.
process.loadEnvFile(inDesk('build.env'));
const next = inDesk('node_modules', 'next', 'dist', 'bin', 'next');
const done = spawnSync(process.execPath, [next, 'build'], { cwd: inDesk(), stdio: 'inherit' });
process.exit(done.status ?? 1);
