import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';

const text = Type.String();
const texts = Type.Array(text);

const SentMailSchema = Type.Object({
  kind: Type.Literal('mail'),
  /** Whom the envelope named, which is who would have got it, whatever the headers say. */
  to: texts,
  from: text,
  replyTo: text,
  subject: text,
  messageId: text,
  headers: Type.Array(Type.Object({ key: text, value: text })),
  text,
  html: text,
});

const SentSmsSchema = Type.Object({
  kind: Type.Literal('sms'),
  to: texts,
  way: Type.Enum(['aliyun', 'tencent']),
  sign: text,
  template: text,
  /** What the template's places are filled with. */
  values: texts,
});

const taken = { number: Type.Integer(), at: text };
const SentSchema = Type.Union([
  Type.Object({ ...SentMailSchema.properties, ...taken }),
  Type.Object({ ...SentSmsSchema.properties, ...taken }),
]);

export type SentMail = Static<typeof SentMailSchema>;
export type SentSms = Static<typeof SentSmsSchema>;
export type Sent = Static<typeof SentSchema>;

const parser = Compile(SentSchema);

export function parseSent(value: unknown): Sent {
  return parser.Parse(value);
}
