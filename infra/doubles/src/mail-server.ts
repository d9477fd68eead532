import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { Inbox } from './inbox.ts';
import type { SentMail } from './sent.schema.ts';

export interface MailServerOptions {
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly key: string;
  readonly certificate: string;
  readonly inbox: Inbox;
}

const refusal = (responseCode: number, words: string): Error =>
  Object.assign(new Error(words), { responseCode });

/**
 * Takes mail as a provider does: STARTTLS first, then a password, then one message. An address that begins with
 * `nobody` is refused for good, one that begins with `busy` the first time only.
 */
export async function startMailServer(options: MailServerOptions): Promise<SMTPServer> {
  const { inbox } = options;
  const putOff = new Set<string>();
  const server = new SMTPServer({
    key: options.key,
    cert: options.certificate,
    authMethods: ['PLAIN', 'LOGIN'],
    size: 1024 * 1024,
    onAuth({ username, password }, _session, done) {
      if (username === options.user && password === options.password)
        done(null, { user: username });
      else done(refusal(535, 'Authentication failed'));
    },
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('nobody')) return done(refusal(550, 'No such mailbox'));
      if (address.startsWith('busy') && !putOff.has(address)) {
        putOff.add(address);
        return done(refusal(450, 'Mailbox busy, try again later'));
      }
      return done();
    },
    onData(stream, { envelope }, done) {
      const to = envelope.rcptTo.map(({ address }) => address);
      void takeMail(stream, to, inbox, done);
    },
  });
  // A sender that was killed leaves its connection behind.
  server.on('error', (error) => console.log(`smtp: ${error.message}`));
  server.listen(options.port, '127.0.0.1');
  await once(server.server, 'listening');
  return server;
}

async function takeMail(
  stream: SMTPServerDataStream,
  to: readonly string[],
  inbox: Inbox,
  done: (error?: Error) => void,
): Promise<void> {
  try {
    inbox.add(toSent(await PostalMime.parse(await buffer(stream)), to));
    done();
  } catch (error) {
    done(refusal(451, String(error)));
  }
}

function toSent(mail: Email, to: readonly string[]): SentMail {
  return {
    kind: 'mail',
    to: [...to],
    from: mail.from?.address ?? '',
    replyTo: mail.replyTo?.map(({ address }) => address ?? '').join(',') ?? '',
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? '',
    headers: mail.headers.map(({ key, value }) => ({ key, value })),
    text: mail.text ?? '',
    html: mail.html ?? '',
  };
}
