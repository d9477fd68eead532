import type { Banner } from '@ironbridge/contract';

/** A banner's way out: it names the banner, and api alone knows where it leads. */
export function bannerHref({ token, sign }: Pick<Banner, 'token' | 'sign'>): string {
  return `/redirect?${new URLSearchParams({ token, sign })}`;
}
