/** What has a picture of its own for links to it. */
export type ShareKind =
  | 'article'
  | 'demand'
  | 'industry'
  | 'issue'
  | 'media'
  | 'paper'
  | 'product'
  | 'show'
  | 'supplier'
  | 'supply'
  | 'video';

export interface Shared {
  readonly kind: ShareKind;
  readonly id: number;
  /** When it last changed: networks keep a picture by its address, and should notice. The edge does not look at it. */
  readonly changed?: string;
}

export function sharePath(shared: Shared | undefined): string {
  if (shared === undefined) return '/share/site.jpg';
  const { kind, id, changed } = shared;
  const path = `/share/${kind}/${id}.jpg`;
  return changed === undefined ? path : `${path}?v=${Math.floor(Date.parse(changed) / 1000)}`;
}
