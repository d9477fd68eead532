import {
  listingPath,
  paperPath,
  productPath,
  showPath,
  supplierPath,
  supplierVideoPath,
  videoPath,
} from '@ironbridge/domain';
import type { Api } from './api.ts';

/** The page of the newest film. */
export async function newestVideoPath(api: Api): Promise<string> {
  const { list } = await api.get('videoList', { rows: 1 });
  return videoPath(getFirst(list).id);
}

/** The page of the newest white paper. */
export async function newestPaperPath(api: Api): Promise<string> {
  const { list } = await api.get('paperList', { rows: 1 });
  return paperPath(getFirst(list).id);
}

/** The page of the next show. */
export async function nextShowPath(api: Api): Promise<string> {
  const { list } = await api.get('showList', { rows: 1 });
  return showPath(getFirst(list).id);
}

/** The page of the newest product. */
export async function newestProductPath(api: Api): Promise<string> {
  const { list } = await api.get('productList', { rows: 1 });
  return productPath(getFirst(list).id);
}

/** The page of the supplier that came last. */
export async function newestSupplierPath(api: Api): Promise<string> {
  const { list } = await api.get('supplierList', { rows: 1 });
  return supplierPath(getFirst(list).id);
}

/** The newest film of a supplier, on its supplier's page for it. */
export async function newestSupplierVideoPath(api: Api): Promise<string> {
  const { list } = await api.get('videoList', { rows: 100 });
  return supplierVideoPath(getFirst(list.filter(({ supplier }) => supplier)).id);
}

/** The page of the newest demand. */
export async function newestDemandPath(api: Api): Promise<string> {
  const { list } = await api.get('demandList', { rows: 1 });
  return listingPath(getFirst(list));
}

function getFirst<Item>([first]: readonly Item[]): Item {
  if (first === undefined) throw new Error('The demo has none of this kind');
  return first;
}
