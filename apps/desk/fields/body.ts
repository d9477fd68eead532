import {
  BlocksFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import type { RichTextField } from 'payload';
import { PasteFeature } from '../paste/paste-feature.ts';
import { bodyBlocks } from './body-blocks.ts';

/** Only what the reader's page can show: packages/domain's body has a block for each of these and no other. */
export const bodyField: RichTextField = {
  name: 'body',
  type: 'richText',
  label: { en: 'Text', zh: '正文' },
  editor: lexicalEditor({
    features: [
      ParagraphFeature(),
      HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
      BoldFeature(),
      ItalicFeature(),
      InlineCodeFeature(),
      SubscriptFeature(),
      SuperscriptFeature(),
      LinkFeature({ enabledCollections: ['articles', 'products', 'suppliers'] }),
      OrderedListFeature(),
      UnorderedListFeature(),
      BlocksFeature({ blocks: bodyBlocks }),
      PasteFeature(),
      FixedToolbarFeature(),
      InlineToolbarFeature(),
    ],
  }),
};
