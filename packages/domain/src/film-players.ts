/** Whose players our pages may show: the desk takes their addresses alone, and the pages' policy names the same hosts. */
export const filmPlayerHosts = [
  'player.bilibili.com',
  'v.qq.com',
  'player.vimeo.com',
  'www.youtube-nocookie.com',
] as const;

/** An address of a film elsewhere, where it is one of a player that we may show. */
export function parseFilmPlayer(address: string): URL | undefined {
  const url = URL.parse(address);
  const hosts: readonly string[] = filmPlayerHosts;
  return url?.protocol === 'https:' && hosts.includes(url.host) ? url : undefined;
}
