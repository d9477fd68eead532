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

/** Made once, at upload, as WebP. */
export const pictureWidths = [320, 640, 960, 1600] as const;
