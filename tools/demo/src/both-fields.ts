import type { Both } from './content/both.ts';

/** `name` in both languages, as the desk's fields are called: `name_cn`, `name_en`. */
export function toFields<Name extends string>(
  name: Name,
  [cn, en]: Both,
): Record<`${Name}_cn` | `${Name}_en`, string>;
export function toFields(name: string, [cn, en]: Both): Record<string, string> {
  return { [`${name}_cn`]: cn, [`${name}_en`]: en };
}

export const liveInBoth = { live_cn: true, live_en: true } as const;
