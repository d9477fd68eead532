'use client';

import { useField, useFormFields, useTranslation } from '@payloadcms/ui';
import { findSensitive } from '../review/find-sensitive.ts';
import { refusalReasons } from '../review/refusal-reasons.ts';
import { type SensitiveWords, sensitiveKinds } from '../review/sensitive-words.ts';
import { inLanguageOf, type Words } from '../words.ts';
import { MarkedText } from './MarkedText.tsx';

/** Beside a listing that waits: its Chinese words as they will be read, what to look at twice, and ready reasons. */
export function ReviewPanel({ words: kept }: { readonly words: SensitiveWords }) {
  const { i18n } = useTranslation();
  const say = (words: Words) => inLanguageOf({ i18n }, words);
  const title = useFormFields(([fields]) => textOf(fields['title_cn']?.value));
  const detail = useFormFields(([fields]) => textOf(fields['detail_cn']?.value));
  const original = useFormFields(([fields]) => fields['original']?.value);
  const state = useField<string>({ path: 'state' });
  const reason = useField<string>({ path: 'refusal_reason' });
  if (state.value !== 'waiting' && state.value !== 'refused') return null;
  const marks = findSensitive(`${title}\n${detail}`, kept);
  const kinds = new Set(marks.map(({ kind }) => kind));
  const language = original === 'en' ? 'en' : 'zh';
  const refuse = (words: Words) => {
    state.setValue('refused');
    reason.setValue(words[language]);
  };
  return (
    <section className="field-type desk-review">
      <h4>{say({ en: 'Review', zh: '审核' })}</h4>
      {marks.length === 0 ? (
        <p>
          {say({ en: 'No sensitive words in the Chinese text.', zh: '中文内容未发现敏感词。' })}
        </p>
      ) : (
        <>
          <p role="status">
            {say({ en: 'Look at these words:', zh: '请留意以下用语：' })}{' '}
            {[...kinds].map((kind) => say(sensitiveKinds[kind])).join(' · ')}
          </p>
          <MarkedText marks={marks} say={say} text={`${title}\n${detail}`} />
        </>
      )}
      <h4>{say({ en: 'Refuse, because', zh: '拒绝并说明原因' })}</h4>
      <ul>
        {refusalReasons.map(({ label, words }) => (
          <li key={label.en}>
            <button onClick={() => refuse(words)} type="button">
              {say(label)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
