'use client';

import { getTranslation } from '@payloadcms/translations';
import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { inLanguageOf, type Words } from '../words.ts';
import { useAnswer } from './use-answer.ts';

const usage = Type.Object({
  uses: Type.Array(
    Type.Object({ collection: Type.String(), id: Type.Integer(), title: Type.String() }),
  ),
  more: Type.Boolean(),
});
type Usage = Type.Static<typeof usage>;
const isUsage = (body: unknown): body is Usage => Value.Check(usage, body);

/** Before something is changed or deleted: whom that concerns. */
export function UsageField() {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { i18n } = useTranslation();
  const path = id === undefined ? undefined : `/api/${collectionSlug}/${id}/usage`;
  const { answer } = useAnswer(path, isUsage, lastUpdateTime);
  const say = (words: Words) => inLanguageOf({ i18n }, words);
  if (answer === undefined) return null;

  return (
    <section className="field-type desk-usage">
      <h4>{say({ en: 'Where it is used', zh: '被引用处' })}</h4>
      {answer.uses.length === 0 && (
        <p>{say({ en: 'Nothing uses it yet.', zh: '尚未被任何内容引用。' })}</p>
      )}
      <ul>
        {answer.uses.map(({ collection, id: user, title }) => (
          <li key={`${collection}-${user}`}>
            <a href={`/admin/collections/${collection}/${user}`}>{title}</a>
            <small>
              {getTranslation(
                getEntityConfig({ collectionSlug: collection }).labels.singular,
                i18n,
              )}
            </small>
          </li>
        ))}
      </ul>
      {answer.more && <p>{say({ en: '… and more', zh: '……还有更多' })}</p>}
    </section>
  );
}
