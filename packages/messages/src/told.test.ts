import { expect, it } from 'vitest';
import { messages } from './index.ts';

it.each(Object.entries(messages))(
  '[ERR-3] %s has words for what readers must be told',
  (_, copy) => {
    const { account, article, login, notices, subscriptions } = copy;
    const told = [
      account.loginFirst,
      article.copied,
      article.copyFailed,
      notices.developing,
      subscriptions.done,
    ];
    for (const words of told) expect(words.length).toBeGreaterThan(3);
    expect(login.wait('41')).toContain('41');
  },
);
