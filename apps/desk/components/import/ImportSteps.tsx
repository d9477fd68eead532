'use client';

import type { ImportState } from '../../importing/import-run.ts';
import type { Words } from '../../words.ts';
import { useWords } from './use-words.ts';

const steps: readonly { words: Words; states: readonly ImportState[] }[] = [
  { words: { en: 'Match columns', zh: '对应列' }, states: ['uploaded'] },
  { words: { en: 'Trial run', zh: '试运行' }, states: ['checking', 'checked'] },
  { words: { en: 'Import', zh: '导入' }, states: ['fetching', 'running'] },
  { words: { en: 'Result', zh: '结果' }, states: ['done', 'undoing', 'undone'] },
];

/** Where the import is on its way. */
export function ImportSteps({ state }: { readonly state: ImportState }) {
  const { say } = useWords();
  const current = steps.findIndex(({ states }) => states.includes(state));
  return (
    <ol className="desk-import-steps">
      {steps.map(({ words }, index) => (
        <li
          aria-current={index === current ? 'step' : undefined}
          data-done={index < current || undefined}
          key={words.en}
        >
          {say(words)}
        </li>
      ))}
    </ol>
  );
}
