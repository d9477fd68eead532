/** A page fetched to be shown in place of this one. */
export interface FetchedPage {
  /** Where it was found, after redirects. */
  readonly url: string;
  readonly status: number;
  readonly document: Document;
}

const fresh = 15_000;
const ahead = new Map<string, { readonly at: number; readonly page: Promise<FetchedPage> }>();

/** Fetches before it is asked for; a failure is found out when it is. */
export function prefetchPage(url: string): void {
  for (const [key, { at }] of ahead) if (Date.now() - at >= fresh) ahead.delete(key);
  if (ahead.has(url)) return;
  const page = request(url);
  page.catch(() => ahead.delete(url));
  ahead.set(url, { at: Date.now(), page });
}

export function fetchPage(url: string): Promise<FetchedPage> {
  const known = ahead.get(url);
  ahead.delete(url);
  return known && Date.now() - known.at < fresh ? known.page : request(url);
}

async function request(url: string): Promise<FetchedPage> {
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  if (!response.headers.get('content-type')?.startsWith('text/html')) {
    throw new TypeError('Not a page');
  }
  return {
    url: response.url,
    status: response.status,
    document: new DOMParser().parseFromString(await response.text(), 'text/html'),
  };
}
