import type { CSSProperties } from 'react';

declare module 'react' {
  interface CSSProperties {
    '--hue'?: number;
    '--ratio'?: number;
    '--share'?: number;
    '--columns'?: number;
    '--from'?: number;
    '--to'?: number;
  }
}

/** Hands an industry's hue to the tokens that are made of it. */
export function hueStyle(hue: number): CSSProperties {
  return { '--hue': hue };
}
