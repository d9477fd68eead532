const farEnough = 56;

/** A finger drawn across the page turns it; enlarged, it moves the page about instead. */
export function attendSwipe(reader: HTMLElement, turn: (rel: 'prev' | 'next') => void): void {
  const sheet = reader.querySelector<HTMLElement>('[data-sheet]');
  if (!sheet) return;
  let from: { readonly x: number; readonly y: number } | undefined;
  sheet.addEventListener(
    'touchstart',
    ({ touches }) => {
      const [finger] = touches;
      const single = touches.length === 1 && finger && !sheet.classList.contains('is-zoomed');
      from = single ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    { passive: true },
  );
  sheet.addEventListener('touchend', ({ changedTouches: [finger] }) => {
    if (!from || !finger) return;
    const across = finger.clientX - from.x;
    const along = Math.abs(finger.clientY - from.y);
    from = undefined;
    if (Math.abs(across) > farEnough && Math.abs(across) > 2 * along) {
      turn(across < 0 ? 'next' : 'prev');
    }
  });
}
