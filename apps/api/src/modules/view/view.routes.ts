import { errorCatalogue } from '@ironbridge/contract';
import { PublicError } from '@ironbridge/service';
import type { RegisterPost } from '../../http/post-route.ts';

export function viewRoutes(register: RegisterPost): void {
  register('views', async () => {
    throw new PublicError(errorCatalogue.unavailable);
  });
}
