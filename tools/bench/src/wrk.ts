import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Shot {
  readonly url: string;
  readonly host?: string;
  /** A body makes it a POST. */
  readonly body?: string;
  /** Instead of one address or body, these in turn. */
  readonly paths?: readonly string[];
  readonly bodies?: readonly string[];
  readonly seconds: number;
  readonly connections: number;
}

export interface ShotFigures {
  readonly perSecond: number;
  readonly p95: number;
  readonly requests: number;
}

/** One URL as fast as it goes, by `wrk` on one thread; any answer that is not 2xx is an error, not a figure. */
export async function shoot(shot: Shot): Promise<ShotFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'ironbridge-wrk-'));
  const script = join(folder, 'shot.lua');
  writeFileSync(script, toLua(shot));
  try {
    const { stdout } = await run('wrk', [
      '-t1',
      `-c${shot.connections}`,
      `-d${shot.seconds}s`,
      '-s',
      script,
      shot.url,
    ]);
    return parseShot(stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function toLua(shot: Shot): string {
  const lines = [`wrk.headers["Accept-Encoding"] = "gzip"`];
  if (shot.host) lines.push(`wrk.headers["Host"] = ${JSON.stringify(shot.host)}`);
  if (shot.body) {
    lines.push('wrk.method = "POST"', `wrk.body = [==[${shot.body}]==]`);
    lines.push('wrk.headers["Content-Type"] = "application/json"');
  }
  lines.push(...toTurns(shot));
  lines.push(
    'done = function(summary, latency)',
    '  local e = summary.errors',
    '  io.write(string.format("FIGURES %d %d %d %d\\n", summary.requests, summary.duration, latency:percentile(95),',
    '    e.connect + e.read + e.write + e.status + e.timeout))',
    'end',
  );
  return lines.join('\n');
}

/** Lua that takes the next path or body for each request. */
function toTurns({ paths, bodies }: Shot): string[] {
  const list = (items: readonly string[]) =>
    `{${items.map((item) => `[==[${item}]==]`).join(',')}}`;
  if (!paths && !bodies) return [];
  const next = bodies
    ? 'wrk.format("POST", nil, {["Content-Type"] = "application/json"}, items[at])'
    : 'wrk.format(nil, items[at])';
  return [
    `local items = ${list(bodies ?? paths ?? [])}`,
    'local at = 0',
    `request = function() at = at % #items + 1; return ${next} end`,
  ];
}

function parseShot(output: string): ShotFigures {
  const figures = /FIGURES (\d+) (\d+) (\d+) (\d+)/.exec(output)?.slice(1).map(Number);
  const [requests = 0, micros = 1, p95 = 0, errors = 0] = figures ?? [];
  if (!figures || requests === 0) throw new Error(`wrk gave no figures:\n${output}`);
  if (errors > 0) throw new Error(`${errors} of ${requests} requests failed`);
  return { perSecond: requests / (micros / 1e6), p95: p95 / 1000, requests };
}
