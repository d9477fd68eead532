import { betterAuth } from 'better-auth';
import type { Pool } from 'pg';
import { hashPassword, verifyPassword } from './password.ts';
import { sessionSeconds } from './session-token.ts';

const text = { type: 'string', required: true, input: false } as const;

export interface EngineOptions {
  readonly secret: string;
  /** By the hash of its token; called once it is gone from the database. */
  readonly onSessionEnded: (hash: string) => Promise<void>;
}

/**
 * better-auth keeps sessions and passwords. None of its own routes is ever served: it has over a hundred, without our
 * limits. Its rows are named as ours are.
 */
export function createEngine(database: Pool, { secret, onSessionEnded }: EngineOptions) {
  return betterAuth({
    database,
    secret,
    baseURL: 'http://member.invalid',
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: { disabled: true },
    advanced: { database: { generateId: 'serial' } },
    emailAndPassword: {
      enabled: true,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    user: {
      modelName: 'members',
      fields: {
        name: 'truename',
        emailVerified: 'email_verified',
        createdAt: 'created',
        updatedAt: 'updated',
      },
    },
    session: {
      modelName: 'sessions',
      expiresIn: sessionSeconds,
      fields: {
        userId: 'subject',
        expiresAt: 'expires',
        ipAddress: 'address',
        userAgent: 'agent',
        createdAt: 'created',
        updatedAt: 'updated',
      },
      additionalFields: { region: text, edition: text },
    },
    account: {
      modelName: 'accounts',
      fields: {
        userId: 'subject',
        accountId: 'account',
        providerId: 'provider',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires',
        refreshTokenExpiresAt: 'refresh_token_expires',
        createdAt: 'created',
        updatedAt: 'updated',
      },
    },
    databaseHooks: {
      session: { delete: { after: async ({ token }) => onSessionEnded(token) } },
    },
  });
}

export type Engine = ReturnType<typeof createEngine>;
