import type { PostBody, PostCallName, PostCalls } from '@ironbridge/contract';

/** What each path takes; the table itself would bring its schemas along. */
type Told = { [Name in PostCallName as PostCalls[Name]['path']]: PostBody<Name> };

/** Tells the api something in passing: nothing waits for it, and whether it arrived is nobody's concern here. */
export function tell<Path extends keyof Told>(path: Path, body: Told[Path]): void {
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    // It goes on when the page does not.
    keepalive: true,
    priority: 'low',
  })
    // An answer that nobody takes would keep its connection, and the page would never be at rest.
    .then((answer) => answer.text())
    .catch(() => undefined);
}
