import type { SpamMark } from '@ironbridge/domain';

const mostLinks = 2;
const link = /https?:\/\/|www\./gi;

/** What nobody asks a pump maker about. Plain words and no patterns: looking for them takes no time. */
const spamWords = [
  '博彩',
  '代开发票',
  '刷单',
  '兼职日结',
  '贷款秒批',
  '裸聊',
  '加我微信领',
  'casino',
  'viagra',
  'forex signal',
  'crypto investment',
  'seo service',
  'guest post',
  'backlink',
  'payday loan',
] as const;

export function screenText(text: string): SpamMark[] {
  const words = text.toLowerCase();
  const links = text.match(link)?.length ?? 0;
  return [
    ...(links > mostLinks ? (['links'] as const) : []),
    ...(spamWords.some((word) => words.includes(word)) ? (['words'] as const) : []),
  ];
}
