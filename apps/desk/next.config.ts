import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const config: NextConfig = {
  // A second build beside a running one: two stacks can be worked on at a time.
  distDir: process.env['DESK_BUILD_FOLDER'] ?? '.next',
  poweredByHeader: false,
  // Payload knows its errors by their class names, on the wire as well; shortened they would mean nothing.
  experimental: { serverMinification: false },
  // Types are checked by `pnpm check`, with the compiler of the whole workspace.
  typescript: { ignoreBuildErrors: true },
  outputFileTracingRoot: new URL('../..', import.meta.url).pathname,
  turbopack: { root: new URL('../..', import.meta.url).pathname },
  serverExternalPackages: ['sharp', 'graphile-worker', '@node-rs/jieba'],
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'x-content-type-options', value: 'nosniff' },
        { key: 'x-frame-options', value: 'SAMEORIGIN' },
        { key: 'referrer-policy', value: 'same-origin' },
        { key: 'x-robots-tag', value: 'noindex, nofollow' },
      ],
    },
  ],
};

export default withPayload(config);
