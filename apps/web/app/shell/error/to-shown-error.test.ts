import { messages } from '@ironbridge/messages';
import { describe, expect, it } from 'vitest';
import { toShownError } from './to-shown-error.ts';

const words = messages.en.errors;
const answered = (status: number) => ({ status, statusText: '', internal: false, data: null });

describe('an error as readers see it', () => {
  it.each([
    ['a missing page', answered(404), { statusCode: 404, message: words.notFoundTitle }],
    ['a status of its own', answered(503), { statusCode: 503, message: words.unavailable }],
    ['an error', new Error('password=1'), { statusCode: 500, message: words.unavailable }],
    ['a string', 'boom', { statusCode: 500, message: words.unavailable }],
    ['nothing', undefined, { statusCode: 500, message: words.unavailable }],
    ['what claims a status', { statusCode: 200 }, { statusCode: 500, message: words.unavailable }],
  ])('[ERR-1] %s has a message and a status', (_, error, shown) => {
    expect(toShownError(error, words)).toEqual(shown);
  });
});
