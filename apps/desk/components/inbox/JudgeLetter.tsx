'use client';

import { Button } from '@payloadcms/ui';
import { useOrder } from './use-order.ts';

/** Whoever has read a held enquiry lets it go out, or not. */
export function JudgeLetter({ id }: { readonly id: number }) {
  const { busy, order, say } = useOrder();
  const judge = (send: boolean) =>
    order(
      `/api/inbox/enquiries/${id}/judge`,
      { send },
      send
        ? { en: 'It is on its way.', zh: '已放行，正在发送。' }
        : { en: 'It will not be sent.', zh: '已拦下，不会发送。' },
    );
  return (
    <div className="desk-inbox__judge">
      <Button disabled={busy} margin={false} onClick={() => void judge(true)} size="medium">
        {say({ en: 'Send it', zh: '放行发送' })}
      </Button>
      <Button
        buttonStyle="secondary"
        disabled={busy}
        margin={false}
        onClick={() => void judge(false)}
        size="medium"
      >
        {say({ en: 'Do not send', zh: '不予发送' })}
      </Button>
    </div>
  );
}
