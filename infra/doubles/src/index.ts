export { type Line, openLine } from './line.ts';
export { parseSent, type Sent, type SentMail } from './sent.schema.ts';
export { type Doubles, startDoubles } from './start-doubles.ts';
