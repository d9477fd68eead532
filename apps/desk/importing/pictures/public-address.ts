import { BlockList, isIP } from 'node:net';

/** What belongs to a machine, a house, a cloud's insides or nobody: IANA's special-purpose registries. */
const closed = new BlockList();
for (const [address, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Groups, the future and everybody.
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(address, prefix, 'ipv4');
}
// Inside the public 2000::/3: tunnels that carry an IPv4 address of anybody's choice, and documentation.
for (const [address, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed.addSubnet(address, prefix, 'ipv6');
}
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');

// Cloud providers' own doors that lie at public-looking addresses.
closed.addAddress('168.63.129.16', 'ipv4');
closed.addAddress('100.100.100.200', 'ipv4');

/** Whether anybody on the internet could reach it: nothing of ours, and nothing of our host's. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  // Mapped, translated, local and link-local ones are outside 2000::/3.
  return family === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
