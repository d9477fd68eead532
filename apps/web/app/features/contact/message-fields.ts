export const messageFields = [
  'form',
  'topic',
  'message',
  'name',
  'phone',
  'email',
  'agree',
  'homepage',
] as const;
export type MessageField = (typeof messageFields)[number];
