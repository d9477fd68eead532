'use client';

import { Button } from '@payloadcms/ui';
import type { InboxKind } from '../../inbox/kinds.ts';
import { useOrder } from './use-order.ts';

interface Props {
  readonly kind: InboxKind;
  readonly id: number;
  readonly done: boolean;
}

/** Colleagues see that somebody has seen to it; who it was is in the audit log. */
export function DoneButton({ kind, id, done }: Props) {
  const { busy, order, say } = useOrder();
  const mark = () =>
    order(
      `/api/inbox/${kind}/${id}/done`,
      { done: !done },
      done
        ? { en: 'It is open again.', zh: '已恢复为待处理。' }
        : { en: 'Marked as done.', zh: '已标记为处理完毕。' },
    );
  return (
    <Button
      buttonStyle={done ? 'secondary' : 'primary'}
      disabled={busy}
      margin={false}
      onClick={() => void mark()}
      size="medium"
    >
      {say(
        done ? { en: 'Open again', zh: '重新处理' } : { en: 'Mark as done', zh: '标记为已处理' },
      )}
    </Button>
  );
}
