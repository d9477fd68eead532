import { setTimeout as pause } from 'node:timers/promises';
import { parseSent, type Sent } from '@ironbridge/doubles';
import { loadStackEnv } from './env-files.ts';
import { StackError } from './stack-error.ts';

export interface InboxOptions {
  readonly to?: string | undefined;
  readonly follow?: boolean | undefined;
}

const shownAtFirst = 20;

/** What was taken by the doubles after the one of that number, oldest first. */
export async function readInbox({
  to,
  after = 0,
}: {
  to?: string | undefined;
  after?: number;
}): Promise<Sent[]> {
  const url = new URL('/inbox', loadStackEnv()['INBOX_URL']);
  url.searchParams.set('after', String(after));
  if (to !== undefined) url.searchParams.set('to', to);
  const answer = await fetch(url).catch((cause: unknown) => {
    throw new StackError('Nobody takes mail here.', { hint: 'pnpm stack up', cause });
  });
  const sent: unknown = await answer.json();
  return Array.isArray(sent) ? sent.map(parseSent) : [];
}

/** So that whoever works here gets the codes and letters that others would get outside. */
export async function inbox({ to, follow }: InboxOptions): Promise<void> {
  let shown = (await readInbox({ to })).slice(-shownAtFirst);
  if (shown.length === 0) console.log('Nothing was sent.');
  for (let after = 0; ; ) {
    for (const sent of shown) console.log(toText(sent));
    after = shown.at(-1)?.number ?? after;
    if (!follow) return;
    await pause(500);
    shown = await readInbox({ to, after });
  }
}

function toText(sent: Sent): string {
  const head = `${sent.at}  ${sent.to.join(', ')}`;
  if (sent.kind === 'sms') return `${head}  SMS by ${sent.way}: ${sent.values.join(', ')}`;
  return `${head}  ${sent.subject}\n${sent.text.trim().replaceAll(/^/gm, '    ')}\n`;
}
