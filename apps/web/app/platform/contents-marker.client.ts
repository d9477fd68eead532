const readingLine = 140;

/** In the list of contents, the chapter being read is marked. */
export function startContentsMarker(): void {
  let waiting = false;
  const mark = () => {
    waiting = false;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.contents a')];
    const current = links.findLast(({ hash }) => isPassed(hash));
    for (const link of links) {
      if (link === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  addEventListener(
    'scroll',
    () => {
      if (waiting || !document.querySelector('.contents')) return;
      waiting = true;
      requestAnimationFrame(mark);
    },
    { passive: true },
  );
}

function isPassed(hash: string): boolean {
  const chapter = document.getElementById(decodeURIComponent(hash.slice(1)));
  return chapter !== null && chapter.getBoundingClientRect().top < readingLine;
}
