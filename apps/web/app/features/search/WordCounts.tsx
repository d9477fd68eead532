import { type SearchType, searchPath } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';

interface WordCountsProps {
  readonly words: readonly {
    readonly typed: string;
    readonly total: number;
    readonly beyond: boolean;
  }[];
  readonly type: SearchType;
}

/** Where the words part ways: how much there is of each alone. */
export function WordCounts({ words, type }: WordCountsProps) {
  const { copy } = usePage();
  const { results } = copy;
  if (!words.length) return null;
  return (
    <table className="word-counts">
      <caption className="visually-hidden">{results.words}</caption>
      <thead>
        <tr>
          <th scope="col">{results.wordColumn}</th>
          <th scope="col">{results.countColumn}</th>
        </tr>
      </thead>
      <tbody>
        {words.map(({ typed, ...count }) => (
          <tr key={typed}>
            <th scope="row">{typed}</th>
            <td>
              {count.total ? (
                <a className="text-link" href={searchPath({ keyword: typed, type })}>
                  {results.count[type](count)}
                </a>
              ) : (
                results.count[type](count)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
