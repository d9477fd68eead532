import { Agent, request } from 'undici';

const agent = new Agent({
  connect: { timeout: 5000 },
  headersTimeout: 15_000,
  bodyTimeout: 15_000,
});
const longestReason = 300;

/** Sends and gives back what was answered; anything but a yes is an error, with the words it came with. */
export async function post(url: string, contentType: string, body: string): Promise<string> {
  const answer = await request(url, {
    method: 'POST',
    dispatcher: agent,
    headers: { 'content-type': contentType },
    body,
  });
  const text = await answer.body.text();
  if (answer.statusCode >= 200 && answer.statusCode < 300) return text;
  // The address holds the key, so it is not in the message.
  throw new Error(
    `${new URL(url).host} answered ${answer.statusCode}: ${text.slice(0, longestReason)}`,
  );
}
