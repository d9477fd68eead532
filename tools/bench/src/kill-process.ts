import { getPid } from './stack.ts';

/** As a machine dies: without a word. The supervisor starts it again. */
export async function killProcess(name: string): Promise<void> {
  const pid = await getPid(name);
  process.kill(pid, 'SIGKILL');
  console.log(`  killed ${name} (${pid})`);
}
