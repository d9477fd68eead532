'use client';

import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import { PastePlugin } from './PastePlugin.tsx';

export const PasteFeatureClient = createClientFeature({
  plugins: [{ Component: PastePlugin, position: 'normal' }],
});
