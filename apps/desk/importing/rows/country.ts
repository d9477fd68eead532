import { countryCodes, toCountryName } from '@ironbridge/domain';

let codes: ReadonlyMap<string, string> | undefined;

/** By its code, or by its name in either language: 中国, China and cn are CN. */
export function findCountry(text: string): string | undefined {
  codes ??= new Map(
    countryCodes.flatMap((code) =>
      [code, toCountryName(code, 'zh'), toCountryName(code, 'en')].map((name): [string, string] => [
        name.toLowerCase(),
        code,
      ]),
    ),
  );
  return codes.get(text.trim().toLowerCase());
}
