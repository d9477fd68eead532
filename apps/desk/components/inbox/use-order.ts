'use client';

import { toast, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState, useSyncExternalStore } from 'react';
import { inLanguageOf, type Words } from '../../words.ts';
import { post } from '../post.ts';

const neverChanges = () => () => undefined;

/** Gives orders about what is on the screen, says what came of each, and shows the screen as it is then. */
export function useOrder() {
  const { i18n } = useTranslation();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  // A button that is pressed before its script is there would do nothing, and look as if it had.
  const waits = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const say = (words: Words) => inLanguageOf({ i18n }, words);
  const order = async (path: string, body: object, done: Words) => {
    setBusy(true);
    try {
      await post(path, i18n.language, body);
      toast.success(say(done));
      router.refresh();
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy: busy || waits, order, say };
}
