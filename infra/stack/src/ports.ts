export const maxOpensearchNodes = 3;
export const maxEdges = 2;

/** A type and not an interface: its values can be listed with their types. */
export type StackPorts = {
  readonly nginx: number;
  readonly varnish: readonly number[];
  readonly web: number;
  readonly api: number;
  readonly member: number;
  readonly desk: number;
  readonly workerFast: number;
  readonly workerSlow: number;
  readonly memberWorker: number;
  readonly postgres: number;
  readonly redisCache: number;
  readonly redisDurable: number;
  readonly objectStorage: number;
  readonly smtp: number;
  readonly vendors: number;
  readonly inbox: number;
  readonly opensearchHttp: readonly number[];
  readonly opensearchTransport: readonly number[];
};

const row = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => first + index);

/** Every port follows from the public one, so that two stacks beside each other need one number each. */
export function ports(publicPort: number): StackPorts {
  return {
    nginx: publicPort,
    varnish: row(publicPort + 1, maxEdges),
    web: publicPort + 10,
    api: publicPort + 11,
    member: publicPort + 12,
    desk: publicPort + 13,
    workerFast: publicPort + 14,
    workerSlow: publicPort + 15,
    memberWorker: publicPort + 16,
    postgres: publicPort + 20,
    redisCache: publicPort + 21,
    redisDurable: publicPort + 22,
    objectStorage: publicPort + 23,
    smtp: publicPort + 24,
    vendors: publicPort + 25,
    inbox: publicPort + 26,
    opensearchHttp: row(publicPort + 30, maxOpensearchNodes),
    opensearchTransport: row(publicPort + 40, maxOpensearchNodes),
  };
}
