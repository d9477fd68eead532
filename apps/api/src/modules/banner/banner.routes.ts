import { type RegisterCall, toJson } from '../../http/call-route.ts';
import type { RegisterPost } from '../../http/post-route.ts';
import type { BannerService } from './banner.service.ts';

export function bannerRoutes(
  register: RegisterCall,
  registerPost: RegisterPost,
  banners: BannerService,
): void {
  register('bannerPlace', (query, edition) => banners.place(query, edition));
  registerPost('bannerList', async (place, edition) => (await banners.place(place, edition)).json);
  registerPost('bannerClick', async (signed, edition) => {
    const claim = banners.getClaim(signed, edition);
    return toJson({ url: await banners.getTarget(claim) });
  });
}
