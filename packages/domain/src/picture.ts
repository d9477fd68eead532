/** A picture as readers get it: its own size, where its weight lies, and the widths made at upload. */
export interface Picture {
  readonly id: number;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Percent from left and top: what must stay visible when the picture is cropped. */
  readonly focal: { readonly x: number; readonly y: number };
  readonly sources: readonly PictureSource[];
  /** A line drawing turns with the page's colours in the dark; a photograph does not. */
  readonly drawing?: boolean;
}

export interface PictureSource {
  readonly width: number;
  readonly src: string;
}

/**
 * What is made of a picture, once, at upload. The widths of telephones, where bytes count, are AVIF; what knows no AVIF
 * gets the plain one.
 */
export const pictureRenditions = [
  { name: 'w320', width: 320, format: 'avif' },
  { name: 'w640', width: 640, format: 'avif' },
  { name: 'plain', width: 640, format: 'webp' },
  { name: 'w960', width: 960, format: 'webp' },
  { name: 'w1600', width: 1600, format: 'webp' },
] as const;
