/** What a person does with a page and a program that only fetches it does not. */
const signs = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;

/**
 * A letter counts as seen once somebody moves on its page: mail servers open every link of a mail to look for harm,
 * some of them in a real browser.
 */
export function startReplySeen(): void {
  const key = document.querySelector<HTMLElement>('[data-reply-key]')?.dataset['replyKey'];
  if (key === undefined) return;
  const waiting = new AbortController();
  let rest: string | undefined;
  /** A page that opens under a pointer at rest is told of it as of a move. */
  const isRest = (event: Event): boolean => {
    if (!(event instanceof PointerEvent) || event.type !== 'pointermove') return false;
    const place = `${event.screenX},${event.screenY}`;
    rest ??= place;
    return place === rest;
  };
  const tell = (event: Event) => {
    if (!event.isTrusted || isRest(event)) return;
    waiting.abort();
    void sayItIsSeen(key);
  };
  for (const sign of signs) {
    addEventListener(sign, tell, { passive: true, signal: waiting.signal });
  }
}

async function sayItIsSeen(token: string): Promise<void> {
  const { sendToMember } = await import('../../platform/member-call.client.ts');
  // Who is not reached is not told: the answer itself says it too.
  await sendToMember('/memberApi/reply/seen', { token });
}
