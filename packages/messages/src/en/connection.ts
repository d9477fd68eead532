import type { connection as cn } from '../cn/connection.ts';
import type { Shape } from '../shape.ts';

export const connection: Shape<typeof cn> = {
  lost: 'You are offline, so no other page can be opened.',
  openedAt: 'This one is from',
  reconnect: 'Try again',
  back: 'You are back online.',
  reload: 'Update this page',
};
