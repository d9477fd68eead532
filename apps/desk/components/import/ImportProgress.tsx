'use client';

import { stateWords } from '../../importing/state-words.ts';
import type { ImportStatus } from './import-status.ts';
import { useWords } from './use-words.ts';

/** The worker is at it, whether or not anybody looks. */
export function ImportProgress({ run }: { readonly run: ImportStatus }) {
  const { say, count } = useWords();
  const share = run.due > 0 ? Math.min(run.done / run.due, 1) : 0;
  return (
    <section className="desk-import-progress">
      <label htmlFor="desk-import-progress">{say(stateWords[run.state])}</label>
      <progress id="desk-import-progress" max={1} value={share} />
      <p role="status">
        {say({
          en: `${count(run.done)} of ${count(run.due)} (${Math.floor(share * 100)}%)`,
          zh: `已完成 ${count(run.done)} / ${count(run.due)}（${Math.floor(share * 100)}%）`,
        })}
      </p>
      <p>
        {say({
          en: 'You can leave this page; the work goes on.',
          zh: '可以离开本页，后台会继续处理。',
        })}
      </p>
    </section>
  );
}
