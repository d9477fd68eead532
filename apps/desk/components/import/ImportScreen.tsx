'use client';

export function ImportScreen() {
  return null;
}
