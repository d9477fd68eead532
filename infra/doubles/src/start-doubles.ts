import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Inbox } from './inbox.ts';
import { startInboxServer } from './inbox-server.ts';
import { startMailServer } from './mail-server.ts';
import type { VendorAccount } from './vendor.ts';
import { startVendorServer } from './vendor-server.ts';
import { WeChat } from './wechat.ts';

export interface DoublesOptions {
  /** Where `key.pem` and `certificate.pem` lie, and where what was sent is kept. */
  readonly folder: string;
  readonly ports: { readonly smtp: number; readonly vendors: number; readonly inbox: number };
  readonly account: VendorAccount;
  /** For a test's own: nothing is left behind. */
  readonly inMemory?: boolean;
}

export interface Doubles {
  readonly ports: DoublesOptions['ports'];
  readonly inbox: Inbox;
  readonly wechat: WeChat;
  stop(): void;
}

/** Everyone outside that we send to, on loopback: they speak the real protocols and check what is theirs to check. */
export async function startDoubles(options: DoublesOptions): Promise<Doubles> {
  const { folder, ports, account, inMemory = false } = options;
  const key = readFileSync(join(folder, 'key.pem'), 'utf8');
  const certificate = readFileSync(join(folder, 'certificate.pem'), 'utf8');
  const inbox = new Inbox(inMemory ? undefined : join(folder, 'inbox.jsonl'));
  const wechat = new WeChat(account);
  const shared = { key, certificate, inbox };
  const mail = await startMailServer({
    ...shared,
    port: ports.smtp,
    user: account.id,
    password: account.secret,
  });
  const vendors = await startVendorServer({ ...shared, port: ports.vendors, account, wechat });
  const shown = await startInboxServer(ports.inbox, inbox);
  return {
    ports: {
      smtp: portOf(mail.server.address()),
      vendors: portOf(vendors.address()),
      inbox: portOf(shown.address()),
    },
    inbox,
    wechat,
    stop: () => {
      mail.close();
      for (const server of [vendors, shown]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('It listens on no port');
  return address.port;
}
