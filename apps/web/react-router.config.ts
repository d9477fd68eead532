import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // Pages are finished on the server and never hydrated: the browser's script asks for no route manifest.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
