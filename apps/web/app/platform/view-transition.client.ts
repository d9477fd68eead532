const still = matchMedia('(prefers-reduced-motion: reduce)');

/** One view fades into the next, where the browser can and the reader likes it. */
export async function changeView(change: () => void): Promise<void> {
  if (!('startViewTransition' in document) || still.matches) return change();
  const { ready, updateCallbackDone } = document.startViewTransition(change);
  // A transition that is skipped, since the next one has begun or nobody looks, is no fault.
  ready.catch(() => undefined);
  await updateCallbackDone;
}
