import type { RegisterPost } from '../../http/post-route.ts';
import type { ViewService } from './view.service.ts';

export function viewRoutes(register: RegisterPost, views: ViewService): void {
  register('views', ({ url }, edition, visitor) => views.take(url, edition, visitor));
}
