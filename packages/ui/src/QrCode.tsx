import type { PictureData } from './Picture.tsx';

/** A code to scan: always the picture as it was made, since a smaller copy blurs what a camera looks for. */
export function QrCode({ picture }: { readonly picture: PictureData }) {
  const { alt, width, height, sources } = picture;
  const whole = sources.find((source) => source.width === width) ?? sources.at(-1);
  if (!whole) return null;
  return (
    <img
      className="qr-code"
      alt={alt}
      src={whole.src}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
