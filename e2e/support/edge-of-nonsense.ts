import { once } from 'node:events';
import { createServer } from 'node:http';

/** Answers every call as if all were well, with nothing that makes sense. */
export async function startEdgeOfNonsense() {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ code: 1, msg: '', data: { industrys: [{}], list: 7 } }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was free');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
