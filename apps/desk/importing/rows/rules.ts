import { initI18n } from '@payloadcms/translations';
import type { FlattenedField, Payload } from 'payload';
import type { ImportKind } from '../import-run.ts';
import type { Rule } from './judge.ts';

const ruled = new Set(['text', 'textarea', 'number', 'checkbox', 'json']);

/** The rules of the desk's own forms judge an import too, and say in both languages what they say there in one. */
export async function loadRule(payload: Payload, kind: ImportKind): Promise<Rule> {
  const fields = new Map(
    payload.collections[kind].config.flattenedFields
      .filter(({ type }) => ruled.has(type))
      .map((field) => [field.name, field]),
  );
  const [en, zh] = await Promise.all([speak(payload, 'en'), speak(payload, 'zh')]);
  return (name, value, data) => {
    const field = fields.get(name);
    if (field === undefined) return undefined;
    const said = ask(field, value, data, en);
    if (said === undefined) return undefined;
    return { field: name, en: said, zh: ask(field, value, data, zh) ?? said };
  };
}

async function speak(payload: Payload, language: 'en' | 'zh') {
  const i18n = await initI18n({ config: payload.config.i18n, context: 'api', language });
  return { payload, i18n, t: i18n.t, user: null };
}

function ask(
  field: FlattenedField,
  value: unknown,
  data: object,
  req: Awaited<ReturnType<typeof speak>>,
): string | undefined {
  const validate: unknown = 'validate' in field ? field.validate : undefined;
  if (typeof validate !== 'function') return undefined;
  const asked = { ...field, data, siblingData: data, req, operation: 'update', path: [field.name] };
  const answer: unknown = Reflect.apply(validate, undefined, [value, asked]);
  return typeof answer === 'string' ? answer : undefined;
}
