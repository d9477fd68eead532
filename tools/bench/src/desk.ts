import { getDemoUser, type Stack } from './stack.ts';

/** The desk over HTTP, as an editor's browser uses it. */
export interface Desk {
  readonly send: (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
  ) => Promise<unknown>;
}

export async function logIn(stack: Stack, role: string): Promise<Desk> {
  const { email, password } = getDemoUser(stack, role);
  const headers: Record<string, string> = {
    host: stack.hosts.desk,
    origin: `http://${stack.hosts.desk}`,
    'content-type': 'application/json',
  };
  const send: Desk['send'] = async (method, path, body) => {
    const answer = await stack.front.request({
      path,
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
      headersTimeout: 600_000,
      bodyTimeout: 600_000,
    });
    const text = await answer.body.text();
    if (answer.statusCode >= 400) {
      throw new Error(`${method} ${path} answered ${answer.statusCode}: ${text.slice(0, 400)}`);
    }
    const parsed: unknown = JSON.parse(text);
    return parsed;
  };
  const answer = await send('POST', '/api/users/login', { email, password });
  if (typeof answer !== 'object' || answer === null || !('token' in answer)) {
    throw new Error('The desk gave no token at login');
  }
  headers['authorization'] = `JWT ${String(answer.token)}`;
  return { send };
}

/** The id of what the desk just made. */
export function getCreatedId(answer: unknown): number {
  if (typeof answer === 'object' && answer !== null && 'doc' in answer) {
    const { doc } = answer;
    if (typeof doc === 'object' && doc !== null && 'id' in doc && typeof doc.id === 'number')
      return doc.id;
  }
  throw new Error(`The desk's answer names no document: ${JSON.stringify(answer).slice(0, 300)}`);
}

export interface NewArticle {
  readonly edition: 'cn' | 'en';
  readonly title: string;
  readonly [field: string]: unknown;
}

export async function publishArticle(desk: Desk, article: NewArticle): Promise<number> {
  const answer = await desk.send('POST', '/api/articles', {
    summary: article.title,
    body: plainBody('A paragraph that a measurement wrote.'),
    ...article,
    _status: 'published',
  });
  return getCreatedId(answer);
}

/** The smallest rich text the desk's editor takes. */
function plainBody(text: string): object {
  return {
    root: {
      type: 'root',
      format: '',
      indent: 0,
      version: 1,
      direction: 'ltr',
      children: [
        {
          type: 'paragraph',
          format: '',
          indent: 0,
          version: 1,
          direction: 'ltr',
          textFormat: 0,
          children: [
            { type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 },
          ],
        },
      ],
    },
  };
}
