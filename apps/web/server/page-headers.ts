import { createHash } from 'node:crypto';
import { filmPlayerHosts } from '@ironbridge/domain';
import { headScript } from '../app/platform/head-script.ts';

const headDigest = createHash('sha256').update(headScript).digest('base64');

/**
 * Scripts come from our own files alone, but for the one in every head, known by its digest: so the policy is the same
 * for every page and needs no nonce that a cache would freeze. Style attributes carry hues and proportions, which are numbers.
 */
export const pageHeaders = {
  'content-security-policy': [
    "default-src 'none'",
    `script-src 'self' 'sha256-${headDigest}'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "media-src 'self'",
    `frame-src ${filmPlayerHosts.map((host) => `https://${host}`).join(' ')}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;
