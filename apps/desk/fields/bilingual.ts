import { type EditionId, editionIds } from '@ironbridge/domain';
import type { CheckboxField, Field, TextareaField, TextField } from 'payload';
import { writesLanguage } from '../access/role.ts';
import { inLanguageOf, type Words } from '../words.ts';
import { refuseUnless } from './guarded.ts';
import { languageNames } from './language-names.ts';

/** The same field once for each edition: `name` becomes `name_cn` and `name_en`. */
function bilingual(
  make: (
    edition: EditionId,
    label: (words: Words) => Words,
  ) => TextField | TextareaField | CheckboxField,
  mayWrite = writesLanguage,
): Field[] {
  return editionIds.map((edition) =>
    ofEdition(
      edition,
      make(edition, (words) => withLanguage(words, edition)),
      mayWrite,
    ),
  );
}

export function bilingualText(
  name: string,
  words: Words,
  options: {
    required?: boolean;
    description?: Words;
    /** Where others than the editors of a language and the keepers of the catalogue write it. */
    mayWrite?: typeof writesLanguage;
  } = {},
): Field[] {
  const toField = (edition: EditionId, label: (words: Words) => Words): TextField => ({
    name: `${name}_${edition}`,
    type: 'text',
    label: label(words),
    index: options.required ?? false,
    maxLength: 300,
    ...(options.description ? { admin: { description: options.description } } : {}),
  });
  return bilingual(toField, options.mayWrite);
}

export function bilingualTextarea(name: string, words: Words, rows = 4): Field[] {
  return bilingual((edition, label) => ({
    name: `${name}_${edition}`,
    type: 'textarea',
    label: label(words),
    admin: { rows },
  }));
}

/** Words of one language, any number of them. */
export function languageList(edition: EditionId, label: Words): Field {
  return ofEdition(edition, { name: edition, type: 'text', hasMany: true, label });
}

/** Shown in an edition where the flag is set, which needs the record's name there if it has one. */
export function bilingualLive(nameField?: string): Field[] {
  return bilingual((edition) => ({
    name: `live_${edition}`,
    type: 'checkbox',
    label: {
      en: `Live in ${languageNames[edition].en}`,
      zh: `${languageNames[edition].zh}站上线`,
    },
    defaultValue: false,
    admin: { position: 'sidebar' },
    validate: (
      value: unknown,
      { data, req }: { data: object; req: { i18n: { language: string } } },
    ) => {
      if (value !== true || nameField === undefined) return true;
      const name = new Map<string, unknown>(Object.entries(data)).get(`${nameField}_${edition}`);
      return name
        ? true
        : inLanguageOf(req, {
            en: `A name in ${languageNames[edition].en} is needed to be live there.`,
            zh: `上线前需填写${languageNames[edition].zh}名称。`,
          });
    },
  }));
}

function ofEdition<F extends TextField | TextareaField | CheckboxField>(
  edition: EditionId,
  field: F,
  mayWrite = writesLanguage,
): F {
  const access = ({ req }: { req: { user: Parameters<typeof writesLanguage>[0] } }) =>
    mayWrite(req.user, edition);
  return {
    ...field,
    access: { ...field.access, create: access, update: access },
    hooks: {
      ...field.hooks,
      beforeValidate: [
        refuseUnless({
          mayWrite: ({ user }) => mayWrite(user, edition),
          refusal: {
            en: `Your role may not write the ${languageNames[edition].en} text of this record.`,
            zh: `你的角色不能修改这条记录的${languageNames[edition].zh}内容。`,
          },
        }),
        ...(field.hooks?.beforeValidate ?? []),
      ],
    },
  };
}

function withLanguage(words: Words, edition: EditionId): Words {
  const language = languageNames[edition];
  return { en: `${words.en} (${language.en})`, zh: `${words.zh}（${language.zh}）` };
}
