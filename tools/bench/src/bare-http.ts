import { createServer } from 'node:http';
import { taken } from './taken.ts';

/**
 * A process of its own: takes a body and answers as api answers a view, with nothing in between. What Node itself costs.
 * Prints its port.
 */
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(taken);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) console.log(address.port);
});
