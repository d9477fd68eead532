import type { Task } from './load-overview.server.ts';

/** Something to do, and the way to it at the end of the line. */
export function TaskLine({ title, text, link, href }: Task) {
  return (
    <li>
      <div>
        <b>{title}</b>
        <span className="meta">{text}</span>
      </div>
      <a className="button button-small" href={href}>
        {link}
      </a>
    </li>
  );
}
