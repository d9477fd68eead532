import { editions } from '@ironbridge/domain';
import { messages } from '@ironbridge/messages';
import { describe, expect, it } from 'vitest';
import { toAskHref } from './ask-href.ts';

const page = {
  copy: messages.en,
  edition: editions.en,
  origins: { cn: 'https://cn.example', en: 'https://en.example' },
  frame: { settings: undefined },
};
const settings = { email: 'desk@house.example' };

describe('a letter to the desk', () => {
  it('names the thing and its address, whatever is written in the name', () => {
    const about = { name: 'Pump & valve 50% + "A?b=c#d"', path: '/showroom/products/info/7' };
    const href = toAskHref(about, { ...page, frame: { settings } });
    const [to, query = ''] = href.split('?');
    expect(to).toBe('mailto:desk@house.example');
    const parts = new Map(
      query.split('&').map((part): [string, string] => {
        const [name = '', text = ''] = part.split('=');
        return [name, decodeURIComponent(text)];
      }),
    );
    expect(parts.get('subject')).toBe(`Enquiry: ${about.name}`);
    expect(parts.get('body')).toContain(`${about.name}\r\nhttps://en.example${about.path}\r\n`);
    expect([...parts.keys()]).toEqual(['subject', 'body']);
  });

  it('is a way to the desk where it has no address', () => {
    expect(toAskHref({ name: 'x', path: '/y' }, page)).toBe('/chat');
  });
});
