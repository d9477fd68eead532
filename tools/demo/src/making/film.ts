import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type EditionId, editions } from '@ironbridge/domain';
import { drawPlate, industryPlates, toSeed } from '@ironbridge/plates';
import sharp from 'sharp';
import { type Video, wordsOf } from '../content/video.ts';
import { Problem } from '../problem.ts';
import { escapeHtml } from './html.ts';

const run = promisify(execFile);
const WIDTH = 960;
const HEIGHT = 540;
const RATE = 24;
/** Stills are drawn larger than the film, so that looking nearer stays sharp. */
const LARGER = 1.5;

function toPlate(video: Video, detail: 'small' | 'large'): Promise<Buffer> {
  const svg = drawPlate({
    motif: video.motif,
    seed: toSeed(video.title[1]),
    hue: industryPlates[video.industry].hue,
    detail,
    width: WIDTH * LARGER,
    height: (WIDTH * LARGER * 2) / 3,
  });
  return sharp(Buffer.from(svg))
    .resize(WIDTH * LARGER, HEIGHT * LARGER, { fit: 'cover' })
    .png()
    .toBuffer();
}

/** Blank paper in the industry's tone, on which the drawing appears. */
function toGround(plate: Buffer): Promise<Buffer> {
  return sharp(plate)
    .resize(1, 1)
    .resize(WIDTH * LARGER, HEIGHT * LARGER)
    .png()
    .toBuffer();
}

function toTitle(title: string, edition: EditionId): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect y="${HEIGHT - 76}" width="${WIDTH}" height="76" fill="#15181d" fill-opacity=".9"/><text x="36" y="${HEIGHT - 28}" font-family="Noto Sans CJK SC" font-weight="600" font-size="32" fill="#ecebe6">${escapeHtml(title)}</text><text x="${WIDTH - 36}" y="${HEIGHT - 28}" text-anchor="end" font-family="Noto Sans CJK SC" font-size="20" fill="#a3a9b3">${editions[edition].name}</text></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** The drawing comes in from the side, gains its detail, and is slowly looked at from nearer. */
function toFilter(seconds: number): string {
  const frames = seconds * RATE;
  // Each still is decoded once and repeated: decoding it for every frame took ten times as long.
  const still = (input: number): string =>
    `[${input}:v]loop=loop=${frames}:size=1,setpts=N/${RATE}/TB,fps=${RATE},trim=duration=${seconds}[s${input}]`;
  return [
    ...[0, 1, 2, 3].map(still),
    '[s0][s1]xfade=transition=wiperight:duration=1.2:offset=0.2[drawn]',
    '[drawn][s2]xfade=transition=fade:duration=0.8:offset=1.7[full]',
    `[full]zoompan=z='1+0.16*in/${frames}':x='(iw-iw/zoom)/2':y='(ih-ih/zoom)/2':d=1:s=${WIDTH}x${HEIGHT}:fps=${RATE}[near]`,
    '[near][s3]overlay=0:0,format=yuv420p[out]',
  ].join(';');
}

/** A short film of a drawing, as MP4. */
export async function makeFilm(video: Video, edition: EditionId): Promise<Uint8Array<ArrayBuffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'ironbridge-film-'));
  try {
    const [outline, plate] = await Promise.all([toPlate(video, 'small'), toPlate(video, 'large')]);
    const stills = {
      'ground.png': await toGround(outline),
      'outline.png': outline,
      'plate.png': plate,
      'title.png': await toTitle(wordsOf(video, edition).title, edition),
    };
    for (const [name, bytes] of Object.entries(stills)) await writeFile(join(folder, name), bytes);
    const inputs = Object.keys(stills).flatMap((name) => ['-i', name]);
    await encode(folder, [
      ...inputs,
      '-filter_complex',
      toFilter(video.seconds),
      '-map',
      '[out]',
      '-t',
      String(video.seconds),
      '-c:v',
      'libx264',
      '-preset',
      'veryfast',
      '-crf',
      '28',
      '-threads',
      '1',
      '-movflags',
      '+faststart',
      'film.mp4',
    ]);
    return new Uint8Array(await readFile(join(folder, 'film.mp4')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function encode(cwd: string, args: readonly string[]): Promise<void> {
  try {
    await run('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], { cwd });
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new Problem(
      `ffmpeg could not make a film: ${said.trim().slice(-400)}`,
      'Install it: apt-get install ffmpeg',
    );
  }
}
