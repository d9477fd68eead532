import { editionIds, editions, isEditionId } from '@ironbridge/domain';
import type { FieldHook, SelectField, TypeWithID } from 'payload';
import { findOwnEdition, writesEdition } from '../access/role.ts';
import { refuseUnless } from './guarded.ts';

/** Which edition a document belongs to. Set once: moving a text to the other edition would take its address along. */
export function editionField(
  options: {
    unique?: boolean;
    /** For what is not written by the edition's editors. */
    mayWrite?: typeof writesEdition;
  } = {},
): SelectField {
  const { mayWrite = writesEdition } = options;
  return {
    name: 'edition',
    type: 'select',
    label: { en: 'Edition', zh: '站点' },
    required: true,
    index: true,
    unique: options.unique ?? false,
    options: editionIds.map((id) => ({ value: id, label: { ...editionLabels[id] } })),
    defaultValue: ({ user }: { user: Parameters<typeof findOwnEdition>[0] }) =>
      findOwnEdition(user),
    admin: {
      position: 'sidebar',
      description: { en: 'Cannot be changed once it is set.', zh: '设定后不可更改。' },
    },
    // Shown read-only once set; that a change is refused, and not dropped, is the hook's doing.
    access: { update: ({ doc }) => !isEditionId(findIn(doc)) },
    hooks: {
      // A version that is restored comes without what its reader may not write.
      beforeChange: [keepWhenMissing],
      beforeValidate: [
        refuseUnless({
          mayWrite: ({ user, value, previous }) =>
            !isEditionId(previous) && isEditionId(value) && mayWrite(user, value),
          refusal: {
            en: 'Your role may not write documents of this edition, and a document never changes its edition.',
            zh: '你的角色不能编辑该站点的内容；内容所属站点一经设定也不能更改。',
          },
        }),
      ],
    },
  };
}

function findIn(doc: unknown): unknown {
  return typeof doc === 'object' && doc !== null && 'edition' in doc ? doc.edition : undefined;
}

const keepWhenMissing: FieldHook<TypeWithID, unknown> = ({ previousValue, value }) =>
  value ?? previousValue;

const editionLabels = {
  cn: { en: `Chinese (${editions.cn.name})`, zh: `中文站（${editions.cn.name}）` },
  en: { en: `English (${editions.en.name})`, zh: `英文站（${editions.en.name}）` },
} as const;
