import { connect } from 'node:net';

export interface ClosedLoop {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  readonly message: (n: number) => string;
  /** Whether what has come so far is a whole answer, and the one hoped for. */
  readonly isAnswer: (text: string) => boolean;
}

/** Each connection sends its next message when the last is answered; gives answers per second. Any protocol will do. */
export async function runClosedLoop(loop: ClosedLoop): Promise<number> {
  const { port, connections, seconds, message, isAnswer } = loop;
  const started = performance.now();
  const until = started + seconds * 1000;
  let sent = 0;
  let answered = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const socket = connect({ host: '127.0.0.1', port, noDelay: true });
      let text = '';
      const next = () => {
        if (performance.now() >= until) socket.end(resolve);
        else socket.write(message(sent++));
      };
      socket.setEncoding('latin1');
      socket.on('connect', next);
      socket.on('error', reject);
      socket.on('data', (chunk: string) => {
        text += chunk;
        if (isAnswer(text)) {
          answered += 1;
          text = '';
          next();
        } else if (text.length > 10_000 || /^(?:-|HTTP\/1\.1 [^2])/.test(text)) {
          reject(new Error(`Not the answer hoped for: ${text.slice(0, 200)}`));
          socket.destroy();
        }
      });
      await promise;
    }),
  );
  return answered / ((performance.now() - started) / 1000);
}
