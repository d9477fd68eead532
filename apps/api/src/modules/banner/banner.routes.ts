import type { RegisterCall } from '../../http/call-route.ts';
import type { BannerService } from './banner.service.ts';

export function bannerRoutes(register: RegisterCall, banners: BannerService): void {
  register('bannerPlace', (query, edition) => banners.place(query, edition));
}
