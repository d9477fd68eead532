/**
 * What films need the browser for: a large sign to press, lines that lead to their second, captions once a film plays,
 * and players of other sites once they are asked for.
 */
export function startFilms(): void {
  // Media events do not bubble.
  document.addEventListener('play', ({ target }) => markPlayed(target), { capture: true });
  document.addEventListener('timeupdate', ({ target }) => markLine(target), { capture: true });
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (target.closest('[data-film-press]')) play();
    const line = target.closest<HTMLElement>('[data-film-at]');
    const elsewhere = target.closest<HTMLAnchorElement>('[data-film-elsewhere]');
    if (line) play(Number(line.dataset['filmAt']));
    if (elsewhere) elsewhere.replaceWith(toPlayer(elsewhere));
    if (line || elsewhere) event.preventDefault();
  });
}

const findFilm = () => document.querySelector<HTMLVideoElement>('.film-screen video');

function play(from?: number): void {
  const film = findFilm();
  if (from !== undefined && film) film.currentTime = from;
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

/** The line that is being said. */
function markLine(film: EventTarget | null): void {
  if (!(film instanceof HTMLVideoElement) || film !== findFilm()) return;
  const lines = [...document.querySelectorAll<HTMLElement>('[data-film-at]')];
  const said = lines.findLast(({ dataset }) => Number(dataset['filmAt']) <= film.currentTime);
  for (const line of lines) {
    if (line === said) line.setAttribute('aria-current', 'true');
    else line.removeAttribute('aria-current');
  }
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
