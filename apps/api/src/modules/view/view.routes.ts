import { toJson } from '../../http/call-route.ts';
import type { RegisterPost } from '../../http/post-route.ts';
import type { ViewService } from './view.service.ts';

export function viewRoutes(register: RegisterPost, views: ViewService): void {
  const taken = toJson(null);
  register('views', async ({ url }, edition, visitor) => {
    await views.take(url, edition, visitor);
    return taken;
  });
}
