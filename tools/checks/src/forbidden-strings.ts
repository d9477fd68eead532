import type { Outcome } from './check.ts';
import { isFixture, listFiles, readText } from './project.ts';

const BINARY = /\.(?:png|jpe?g|webp|avif|gif|ico|woff2?|ttf|otf|pdf|zip|gz|mp4)$/;

type Rule = { readonly why: string; readonly pattern: RegExp; readonly only?: RegExp };

/** The repository must build anywhere: what is true of one machine only does not belong in it. */
const RULES: readonly Rule[] = [
  {
    why: 'a path of one machine',
    pattern: /(?<![\w.$}\]*/-])\/(?:work|root|home|Users)\/[\w.-]/,
  },
  {
    why: 'the host of a package registry',
    pattern:
      /\b(?:registry\.[a-z0-9-]+\.[a-z]+|[a-z0-9.-]*npmmirror\.com|proxy\.golang\.org|repo1?\.maven\.[a-z.]+)\b/,
  },
  {
    why: 'a download address in the lock file',
    pattern: /\btarball:|https?:\/\//,
    only: /^pnpm-lock\.yaml$/,
  },
];

export function findForbidden(path: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      RULES.filter(({ only, pattern }) => (only?.test(path) ?? true) && pattern.test(line)).map(
        ({ why }) => `${path}:${index + 1} holds ${why}: ${line.trim().slice(0, 120)}`,
      ),
    );
}

export async function checkForbiddenStrings(): Promise<Outcome> {
  const files = (await listFiles()).filter((path) => !BINARY.test(path) && !isFixture(path));
  return {
    seen: `${files.length} files`,
    problems: files.flatMap((path) => findForbidden(path, readText(path))),
  };
}
