'use client';

export function ImportStart() {
  return null;
}
