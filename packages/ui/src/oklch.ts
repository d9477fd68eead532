function toLinearRgb(lightness: number, chroma: number, hue: number): [number, number, number] {
  const radians = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(radians);
  const b = chroma * Math.sin(radians);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function toHexPair(linear: number): string {
  const clamped = Math.min(1, Math.max(0, linear));
  const encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}

/** Chroma is reduced until the colour is inside sRGB, so that lightness and hue stay what was asked for. */
export function toHex(lightness: number, chroma: number, hue: number): string {
  let inside = chroma;
  let rgb = toLinearRgb(lightness, inside, hue);
  while (inside > 0 && rgb.some((channel) => channel < -1e-4 || channel > 1.0001)) {
    inside = Math.max(0, inside - 0.002);
    rgb = toLinearRgb(lightness, inside, hue);
  }
  return `#${rgb.map(toHexPair).join('')}`;
}
