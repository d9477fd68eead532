import { type FavouriteKind, favouriteKinds, isFavouriteKind } from '@ironbridge/domain';
import { type Static, Type } from 'typebox';
import { bodyOf } from './envelope.schema.ts';
import { idParam, pageQuery } from './list-query.schema.ts';
import { TimeSchema } from './parts.schema.ts';

const kind = Type.Enum([...favouriteKinds]);
const mostAsked = 100;
const item = `(?:${favouriteKinds.join('|')}):[1-9]\\d{0,8}`;

export const FavouriteListQuerySchema = Type.Object({ kind: Type.Optional(kind), ...pageQuery });

export const FavouriteListSchema = Type.Object({
  list: Type.Array(Type.Object({ kind, id: Type.Integer(), time: TimeSchema })),
  total: Type.Integer({ minimum: 0 }),
  counts: Type.Array(Type.Object({ kind, count: Type.Integer({ minimum: 1 }) })),
});

/** Items of several kinds. */
export const itemsParam = Type.String({
  pattern: `^${item}(?:,${item}){0,${mostAsked - 1}}$`,
  description: 'kind:id, by comma',
});

export const FavouriteStateQuerySchema = Type.Object({ items: itemsParam });

export const FavouriteStateSchema = Type.Object({
  list: Type.Array(Type.String({ description: 'Those of them that are marked, as kind:id' })),
});

export const FavouriteMarkSchema = bodyOf({
  kind,
  id: idParam('Id of the item'),
  marked: Type.Boolean({ description: 'Whether it is a favourite from now on' }),
});

export const FavouriteMarkedSchema = Type.Object({ marked: Type.Boolean() });
export type FavouriteMark = Static<typeof FavouriteMarkSchema>;

export interface ItemRef {
  readonly kind: FavouriteKind;
  readonly id: number;
}

export function toItemKey({ kind, id }: ItemRef): string {
  return `${kind}:${id}`;
}

/** What `itemsParam` let through, each once. */
export function parseItemKeys(text: string): ItemRef[] {
  return [...new Set(text.split(','))].flatMap((key) => {
    const [kind, id] = key.split(':');
    return isFavouriteKind(kind) ? { kind, id: Number(id) } : [];
  });
}
