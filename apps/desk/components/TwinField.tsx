'use client';

import { editions, isEditionId, twinOf } from '@ironbridge/domain';
import {
  Button,
  toast,
  useAuth,
  useDocumentInfo,
  useFormFields,
  useTranslation,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { writesEdition } from '../access/role.ts';
import { stateOf, twinWords } from '../twins/twin-words.ts';
import { inLanguageOf, type Words } from '../words.ts';
import { post } from './post.ts';
import { useAnswer } from './use-answer.ts';

const edition = Type.Union([Type.Literal('cn'), Type.Literal('en')]);
const view = Type.Object({
  twin: Type.Union([
    Type.Null(),
    Type.Object({
      id: Type.Integer(),
      edition,
      title: Type.Union([Type.String(), Type.Null()]),
      live: Type.Boolean(),
      stale: Type.Boolean(),
      source: Type.Union([edition, Type.Null()]),
    }),
  ]),
});
type View = Type.Static<typeof view>;
const isView = (body: unknown): body is View => Value.Check(view, body);

/** The other edition's side of this item: whether it is there, live, and up to date; and a way to begin it. */
export function TwinField() {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const own = useFormFields(([fields]) => fields['edition']?.value);
  const { user } = useAuth();
  const { i18n } = useTranslation();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const path = id === undefined ? undefined : `/api/${collectionSlug}/${id}/twin`;
  const { answer, load } = useAnswer(path, isView, lastUpdateTime);
  const say = (words: Words) => inLanguageOf({ i18n }, words);
  if (path === undefined || !isEditionId(own) || answer === undefined) return null;

  const { twin } = answer;
  const state = stateOf(twin);
  const original = twin?.source ?? null;
  const translation = original === null ? undefined : twinOf(original);
  const act = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  const start = () =>
    act(async () => {
      const made = await post(path, i18n.language);
      if (typeof made === 'object' && made !== null && 'id' in made) {
        router.push(`/admin/collections/${collectionSlug}/${String(made.id)}`);
      }
    });
  const markCurrent = () =>
    act(async () => {
      await post(`${path}/current`, i18n.language);
      await load();
    });

  return (
    <section className="field-type desk-twin" data-twin={state}>
      <h4>
        {say({ en: 'Twin', zh: '对照稿' })} · {editions[twinOf(own)].name}
        <span className={`desk-state desk-state--${state}`}>{say(twinWords[state])}</span>
      </h4>
      {twin && (
        <a href={`/admin/collections/${collectionSlug}/${twin.id}`}>{twin.title ?? twin.id}</a>
      )}
      {original !== null && (
        <p>
          {original === own
            ? say({ en: 'This is the original.', zh: '本文为原文。' })
            : say({ en: 'This is the translation.', zh: '本文为译文。' })}
        </p>
      )}
      {twin?.stale && (
        <p>
          {original === own
            ? say({
                en: 'The twin is older than this text’s last publication.',
                zh: '原文在对照稿之后又有更新。',
              })
            : say({
                en: 'The original was published anew since this translation was made.',
                zh: '译文之后，原文又有更新。',
              })}
        </p>
      )}
      {twin?.stale && translation && writesEdition(user, translation) && (
        <Button
          buttonStyle="secondary"
          disabled={busy}
          margin={false}
          onClick={() => void markCurrent()}
          size="small"
        >
          {say({ en: 'Translation is up to date', zh: '译文已同步' })}
        </Button>
      )}
      {!twin && writesEdition(user, twinOf(own)) && (
        <Button
          buttonStyle="secondary"
          disabled={busy}
          margin={false}
          onClick={() => void start()}
          size="small"
        >
          {say({ en: 'Start a twin', zh: '新建对照稿' })}
        </Button>
      )}
      {!twin && !writesEdition(user, twinOf(own)) && (
        <p>
          {say({
            en: 'An editor of the other edition can start one.',
            zh: '可由另一站点的编辑新建。',
          })}
        </p>
      )}
    </section>
  );
}
