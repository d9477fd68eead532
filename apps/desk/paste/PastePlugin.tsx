'use client';

import {
  $insertNodes,
  $parseSerializedNode,
  COMMAND_PRIORITY_HIGH,
  PASTE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { toast, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { inLanguageOf } from '../words.ts';
import { readClipboard } from './read-clipboard.ts';
import { toNodes } from './to-nodes.ts';

/** Takes a paste before the editor does, unless it comes from an editor like ours. */
export function PastePlugin() {
  const [editor] = useLexicalComposerContext();
  const { i18n } = useTranslation();
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          const data = 'clipboardData' in event ? event.clipboardData : null;
          const html = data?.getData('text/html') ?? '';
          if (html === '' || data?.getData('application/x-lexical-editor')) return false;
          const pieces = readClipboard(new DOMParser().parseFromString(html, 'text/html').body);
          if (pieces.length === 0) return false;
          event.preventDefault();
          $insertNodes(toNodes(pieces, i18n).map((node) => $parseSerializedNode(node)));
          const left = pieces.filter(({ type }) => type === 'picture').length;
          if (left > 0) {
            toast.info(
              inLanguageOf(
                { i18n },
                {
                  en: `${left} pictures were left out; the text says where. Upload them as picture blocks.`,
                  zh: `有 ${left} 张图片未带入，正文中已标出位置，请用图片区块上传。`,
                },
              ),
            );
          }
          return true;
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor, i18n],
  );
  return null;
}
