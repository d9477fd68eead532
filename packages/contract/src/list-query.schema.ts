import { lists } from '@ironbridge/domain';
import { Type } from 'typebox';

const highestId = 2_147_483_647;
const idPattern = '[1-9]\\d{0,8}';

/** An id in a query: digits, within PostgreSQL's integer. */
export function idParam(description: string) {
  return Type.Integer({ minimum: 1, maximum: highestId, description });
}

/** Several ids, by comma. */
export function idListParam(description: string) {
  return Type.String({ pattern: `^${idPattern}(,${idPattern}){0,49}$`, description });
}

/** Which part of a list. */
export const pageQuery = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: lists.reachable })),
  rows: Type.Optional(Type.Integer({ minimum: 1, maximum: lists.rowsMost })),
};

/** What lists of every filed kind take. Numbers come as digits: anything else is refused, not guessed at. */
export const listQuery = {
  sid: Type.Optional(idListParam('Industry ids, by comma; a parent includes its children')),
  tid: Type.Optional(idParam('Tag id')),
  keyword: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  ...pageQuery,
};

export const NoQuerySchema = Type.Object({});

export const ItemQuerySchema = Type.Object({ id: idParam('Id of the item') });
