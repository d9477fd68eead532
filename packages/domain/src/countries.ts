/** ISO 3166-1, two letters. */
export const countryCodes: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP ' +
  'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ ' +
  'NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW ' +
  'SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ ' +
  'UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

const known = new Set(countryCodes);

export function isCountryCode(value: unknown): value is string {
  return typeof value === 'string' && known.has(value);
}

/** As publishers in China write them, which the platform’s own list of names does not. */
const houseNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  zh: { HK: '中国香港', MO: '中国澳门', TW: '中国台湾' },
  en: { HK: 'Hong Kong, China', MO: 'Macao, China', TW: 'Taiwan, China' },
};

/** What is no code is a name already: records from before the codes have such. */
export function toCountryName(code: string, locale: string): string {
  if (!isCountryCode(code)) return code;
  const house = houseNames[new Intl.Locale(locale).language]?.[code];
  return house ?? new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}

let codes: ReadonlyMap<string, string> | undefined;

/** By code or by name in either language, or both as 英国 United Kingdom. */
export function findCountryCode(text: string): string | undefined {
  codes ??= new Map(countryCodes.flatMap((code) => namesOf(code).map((name) => [name, code])));
  const parts = [text, text.replace(/[^\u3400-\u9fff]/g, ''), text.replace(/[\u3400-\u9fff]/g, '')];
  for (const part of parts) {
    const code = codes.get(part.trim().toLowerCase());
    if (code !== undefined) return code;
  }
  return undefined;
}

function namesOf(code: string): string[] {
  const names = ['zh-CN', 'en-GB'].flatMap((locale) => [
    new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code,
    toCountryName(code, locale),
  ]);
  return [code, ...names].map((name) => name.toLowerCase());
}
