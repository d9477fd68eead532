import { onPageShown } from '../../platform/page-shown.client.ts';
import { whenIdle } from '../../platform/when-idle.client.ts';

let asked: Promise<string | undefined> | undefined;

/** Who is reading is asked once for each document, after everything else, and written into each header that is shown. */
export function startMemberPlace(): void {
  const fill = async () => {
    asked ??= askName();
    const name = await asked;
    if (name === undefined) return;
    for (const place of document.querySelectorAll('[data-member]')) showMember(place, name);
  };
  void whenIdle().then(fill);
  onPageShown(() => void fill());
}

function showMember(place: Element, name: string): void {
  for (const part of place.children) {
    if (part instanceof HTMLElement) part.hidden = !part.classList.contains('member-known');
  }
  const line = place.querySelector('[data-member-name]');
  if (line) line.textContent = name;
}

/** Where the member service cannot say, the reader stays a visitor. */
async function askName(): Promise<string | undefined> {
  try {
    const answer = await fetch('/api/userinfo', { headers: { accept: 'application/json' } });
    return findName(await answer.json());
  } catch {
    return undefined;
  }
}

/** A profile with an id is a member's. */
function findName(body: unknown): string | undefined {
  const profile = at(at(body, 'data'), 'profile');
  const name = at(profile, 'truename');
  return typeof at(profile, 'id') === 'number' && typeof name === 'string' ? name : undefined;
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? new Map<string, unknown>(Object.entries(value)).get(key)
    : undefined;
}
