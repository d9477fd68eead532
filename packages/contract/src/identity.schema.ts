import { type Static, Type } from 'typebox';
import { bodyOf } from './envelope.schema.ts';

/** What a code is good for: it works for that alone. */
export const codeTypes = ['reg', 'login', 'pwd'] as const;
export type CodeType = (typeof codeTypes)[number];

/** Names a graphic code or a proof of work; made by whoever asks for one. */
const keyField = Type.String({ pattern: '^[A-Za-z0-9-]{16,64}$' });
/** What stands in the picture, or the counter that the work gave. */
const graphicCode = Type.String({ minLength: 1, maxLength: 16 });
const codeField = Type.String({ pattern: '^\\d{6}$' });
/** `kid.ciphertext`: encrypted to the public key of that name. */
const sealedField = Type.String({ minLength: 1, maxLength: 800, pattern: '^[A-Za-z0-9_.-]+$' });
/** The words that were agreed to. */
const agreedField = Type.String({ minLength: 1, maxLength: 500 });

export const PublicKeySchema = Type.Object({
  kid: Type.String(),
  /** SPKI, base64: RSA-OAEP with SHA-256. */
  key: Type.String(),
});
export type PublicKey = Static<typeof PublicKeySchema>;

export const KeyQuerySchema = Type.Object({ key: keyField });

/** As altcha-lib's `solveChallenge` takes it; the counter it finds is the code. */
export const ProofSchema = Type.Object({
  parameters: Type.Object({
    algorithm: Type.String(),
    nonce: Type.String(),
    salt: Type.String(),
    cost: Type.Integer(),
    keyLength: Type.Integer(),
    keyPrefix: Type.String(),
  }),
});

export const VerifyCodeSchema = bodyOf({
  account: Type.String({ minLength: 1, maxLength: 254 }),
  type: Type.Enum([...codeTypes]),
  key: keyField,
  img_code: graphicCode,
});

export const LoginByCodeSchema = bodyOf({
  account: sealedField,
  vcode: codeField,
  agreed: Type.Optional(agreedField),
});

export const LoginByPwdSchema = bodyOf({
  account: sealedField,
  password: sealedField,
  key: keyField,
  img_code: graphicCode,
});

export const RegisterSchema = bodyOf({
  account: sealedField,
  vcode: codeField,
  password: sealedField,
  truename: Type.Optional(Type.String({ maxLength: 60 })),
  agreed: agreedField,
});

export const ResetPasswordSchema = bodyOf({
  account: sealedField,
  vcode: codeField,
  password: sealedField,
});

export const ChangePasswordSchema = bodyOf({ current: sealedField, password: sealedField });

const SessionSchema = Type.Object({
  id: Type.Integer(),
  edition: Type.Enum(['cn', 'en']),
  agent: Type.String(),
  address: Type.String(),
  created: Type.String(),
  /** The one that asks. */
  current: Type.Boolean(),
});
export type SessionRow = Static<typeof SessionSchema>;

export const SessionListSchema = Type.Object({ list: Type.Array(SessionSchema) });
export const EndSessionSchema = bodyOf({ id: Type.Integer({ minimum: 1 }) });
