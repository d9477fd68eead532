import { request } from 'node:http';
import { connect } from 'node:net';
import { loopback } from './process-env.ts';
import { tryCommand } from './run-command.ts';

/** Comes back when the process does its work, throws with the reason when it does not. */
export type Probe = () => Promise<void>;

const patience = 3000;

/** node:http, not fetch: it opens a connection of its own each time and lets the Host header be set. */
function get(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers, agent: false, timeout: patience }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, text });
      });
      answer.on('error', reject);
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in time')));
    outgoing.on('error', reject);
    outgoing.end();
  });
}

export const httpProbe =
  (url: string): Probe =>
  async () => {
    const { status, text } = await get(url);
    if (status !== 200) throw new Error(`answers ${status} ${text.slice(0, 200)}`);
  };

export const tcpProbe =
  (port: number): Probe =>
  () =>
    new Promise((resolve, reject) => {
      const socket = connect({ host: loopback, port, timeout: patience });
      socket.once('connect', () => {
        socket.destroy();
        resolve();
      });
      socket.once('timeout', () => socket.destroy(new Error('no answer in time')));
      socket.once('error', reject);
    });

/** Redis accepts connections while it still loads its file; PING says so. */
export const redisProbe =
  (port: number): Probe =>
  () =>
    new Promise((resolve, reject) => {
      const socket = connect({ host: loopback, port, timeout: patience });
      socket.once('connect', () => socket.write('PING\r\n'));
      socket.once('data', (data) => {
        socket.destroy();
        const answer = data.toString('utf8').trim();
        if (answer === '+PONG') resolve();
        else reject(new Error(answer));
      });
      socket.once('timeout', () => socket.destroy(new Error('no answer in time')));
      socket.once('error', reject);
      socket.once('close', () => reject(new Error('closed without an answer')));
    });

export const commandProbe =
  (command: readonly [string, ...string[]], wanted = ''): Probe =>
  async () => {
    const { code, output } = await tryCommand(command);
    if (code !== 0 || !output.includes(wanted)) throw new Error(output.trim());
  };

/** The node answers for a cluster with a manager and as many nodes as there should be. */
export const opensearchProbe =
  (port: number, nodes: number): Probe =>
  async () => {
    const { status, text } = await get(
      `http://${loopback}:${port}/_cluster/health?local=false&timeout=2s&cluster_manager_timeout=2s`,
    );
    const health: unknown = status === 200 ? JSON.parse(text) : {};
    const joined: unknown =
      typeof health === 'object' && health !== null ? Reflect.get(health, 'number_of_nodes') : 0;
    if (joined !== nodes) throw new Error(`not yet ${nodes} of the cluster: ${text.slice(0, 200)}`);
  };
