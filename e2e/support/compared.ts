import { comparePath } from '@ironbridge/domain';
import type { Api } from './api.ts';

/** The newest moulding machines beside each other. */
export async function comparedPath(api: Api): Promise<string> {
  const { list } = await api.get('productList', { sid: '5', rows: 4 });
  return comparePath(list.map(({ id }) => id));
}
