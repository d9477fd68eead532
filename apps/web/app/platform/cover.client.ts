/** Dims the page below what hangs open; a click on it is a click elsewhere. Gives back what takes it away. */
export function showCover(onClick: () => void): () => void {
  const cover = document.createElement('div');
  cover.className = 'cover';
  cover.addEventListener('click', onClick);
  document.body.append(cover);
  document.documentElement.classList.add('header-lifted');
  return () => {
    cover.remove();
    document.documentElement.classList.remove('header-lifted');
  };
}
