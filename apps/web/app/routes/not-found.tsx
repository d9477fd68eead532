import { answerNotFound } from '../platform/other-answers.server.ts';

/** A path that nothing answers. */
export function loader() {
  answerNotFound();
}

export default function NotFound() {
  return null;
}
