import { homedir } from 'node:os';

/** What a process of the stack may know of this shell: nothing that happens to be set in it. */
export function bareEnv(): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: homedir(),
    LANG: 'C.UTF-8',
    // Nothing here tells anyone about itself.
    NEXT_TELEMETRY_DISABLED: '1',
  };
}
