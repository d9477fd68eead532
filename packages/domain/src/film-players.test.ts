import { describe, expect, it } from 'vitest';
import { parseFilmPlayer } from './film-players.ts';

describe('players of films elsewhere', () => {
  it('are those of allowed hosts, over https', () => {
    const address = 'https://player.vimeo.com/video/76979871';
    expect(parseFilmPlayer(address)?.href).toBe(address);
  });

  it.each([
    'http://player.vimeo.com/video/1',
    'https://player.vimeo.com.example/video/1',
    'https://player.vimeo.com:8443/video/1',
    'https://www.youtube.com/embed/1',
    '//player.vimeo.com/video/1',
    'javascript:alert(1)',
    '',
  ])('%s is none', (address) => {
    expect(parseFilmPlayer(address)).toBeUndefined();
  });
});
