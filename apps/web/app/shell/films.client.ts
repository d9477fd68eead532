/** What a film needs the browser for: a large sign to press, captions once it plays, players of other sites once they are asked for. */
export function startFilms(): void {
  // Media events do not bubble.
  document.addEventListener('play', ({ target }) => markPlayed(target), { capture: true });
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.closest('[data-film-press]')) playBeside(target);
    const link = target.closest<HTMLAnchorElement>('[data-film-elsewhere]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const player = toPlayer(link);
    link.replaceWith(player);
    player.focus();
  });
}

function playBeside(sign: Element): void {
  const film = sign.closest('.player-box')?.querySelector('video');
  film?.focus();
  void film?.play();
}

/** Captions are shown where the reader has chosen nothing yet. */
function markPlayed(film: EventTarget | null): void {
  if (!(film instanceof HTMLVideoElement)) return;
  const box = film.closest('.player-box');
  if (!box || box.hasAttribute('data-played')) return;
  box.setAttribute('data-played', '');
  for (const track of film.textTracks) if (track.mode === 'disabled') track.mode = 'showing';
}

function toPlayer({ href, dataset }: HTMLAnchorElement): HTMLIFrameElement {
  const address = new URL(href);
  address.searchParams.set('autoplay', '1');
  return Object.assign(document.createElement('iframe'), {
    src: address.href,
    title: dataset['title'] ?? '',
    allow: 'autoplay; fullscreen; picture-in-picture',
    allowFullscreen: true,
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
}
