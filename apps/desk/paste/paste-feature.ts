import { createServerFeature } from '@payloadcms/richtext-lexical';

/** Text from Word or a WeChat article arrives as clean blocks. */
export const PasteFeature = createServerFeature({
  key: 'cleanPaste',
  feature: { ClientFeature: './paste/paste-feature.client.ts#PasteFeatureClient' },
});
