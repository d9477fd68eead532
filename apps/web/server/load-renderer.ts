import type { createRenderer } from './app.ts';

type CreateRenderer = typeof createRenderer;

/** The bundle is made from app.ts; that it is, shows only when it is there. */
export async function loadRenderer(load: () => Promise<unknown>): Promise<CreateRenderer> {
  const bundle = await load();
  if (!isBundle(bundle)) throw new Error('The server bundle has no renderer: build it again');
  return bundle.createRenderer;
}

function isBundle(module: unknown): module is { createRenderer: CreateRenderer } {
  return (
    typeof module === 'object' &&
    module !== null &&
    'createRenderer' in module &&
    typeof module.createRenderer === 'function'
  );
}
