import { type RegisterCall, toJson } from '../../http/call-route.ts';
import type { RegisterPost } from '../../http/post-route.ts';
import type { BannerService } from './banner.service.ts';
import type { BannerCounter } from './banner-counter.ts';

export function bannerRoutes(
  register: RegisterCall,
  registerPost: RegisterPost,
  banners: BannerService,
  counter: BannerCounter,
): void {
  register('bannerPlace', (query, edition) => banners.place(query, edition));
  registerPost('bannerList', async (place, edition) => (await banners.place(place, edition)).json);
  registerPost('bannerSeen', async ({ banners: shown }, edition, visitor) => {
    const claims = shown.map((signed) => banners.getClaim(signed, edition));
    await counter.seen(claims, edition, visitor);
    return toJson(null);
  });
  registerPost('bannerClick', async (signed, edition, visitor) => {
    const claim = banners.getClaim(signed, edition);
    const url = await banners.getTarget(claim);
    await counter.followed(claim, visitor);
    return toJson({ url });
  });
}
