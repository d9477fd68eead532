'use client';

import { Button, toast, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { inLanguageOf, type Words } from '../../words.ts';
import { post } from '../post.ts';

/** Whoever has read a held enquiry lets it go out, or not. */
export function JudgeLetter({ id }: { readonly id: number }) {
  const { i18n } = useTranslation();
  const router = useRouter();
  const [judged, setJudged] = useState(false);
  const say = (words: Words) => inLanguageOf({ i18n }, words);
  const judge = async (send: boolean) => {
    setJudged(true);
    try {
      await post(`/api/inbox/enquiries/${id}/judge`, i18n.language, { send });
      toast.success(
        say(
          send
            ? { en: 'It is on its way.', zh: '已放行，正在发送。' }
            : { en: 'It will not be sent.', zh: '已拦下，不会发送。' },
        ),
      );
      router.refresh();
    } catch (error) {
      setJudged(false);
      toast.error(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div className="desk-inbox__judge">
      <Button disabled={judged} margin={false} onClick={() => void judge(true)} size="medium">
        {say({ en: 'Send it', zh: '放行发送' })}
      </Button>
      <Button
        buttonStyle="secondary"
        disabled={judged}
        margin={false}
        onClick={() => void judge(false)}
        size="medium"
      >
        {say({ en: 'Do not send', zh: '不予发送' })}
      </Button>
    </div>
  );
}
