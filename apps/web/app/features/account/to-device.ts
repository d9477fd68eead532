const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, 'WeChat'],
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:OPR|Opera)\//, 'Opera'],
  [/(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/HarmonyOS/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** A browser by the names that people know: `Chrome · Windows`. What says neither is unknown. */
export function toDevice(agent: string): string | undefined {
  const names = [browsers, systems].flatMap(
    (table) => table.find(([pattern]) => pattern.test(agent))?.[1] ?? [],
  );
  return names.length ? names.join(' · ') : undefined;
}
