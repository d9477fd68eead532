import { usePage } from '../../platform/page.ts';

/** Sites that the desk counts as neighbours; what they are to us, their `rel` says to search engines. */
export function Neighbours() {
  const { copy, frame } = usePage();
  const neighbours = frame.neighbours.filter(({ url }) => url);
  if (!neighbours.length) return null;
  return (
    <nav className="footer-neighbours" aria-labelledby="footer-neighbours">
      <h2 id="footer-neighbours">{copy.frame.neighbours}</h2>
      <ul>
        {neighbours.map(({ title, url, url_rel }) => (
          <li key={title}>
            <a href={url} rel={url_rel || undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
