import { connect } from 'node:net';
import { getSettings } from '@ironbridge/stack';

/** The bytes as they stand, to the front door; all that comes back until it hangs up. */
export async function sendBytes(bytes: string): Promise<string> {
  const socket = connect(getSettings().ports.nginx, '127.0.0.1');
  socket.setEncoding('latin1');
  socket.write(bytes, 'latin1');
  // Whoever waits for more of a request than comes has been led on, and is not waited for.
  socket.setTimeout(30_000, () => socket.destroy());
  const chunks: string[] = [];
  for await (const chunk of socket) chunks.push(String(chunk));
  return chunks.join('');
}

/** The status of each answer in what came back: one request has one answer. */
export const statusesOf = (answer: string): number[] =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
