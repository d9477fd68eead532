import type { PayloadRequest } from 'payload';
import { editionValues, type Kind } from '../../inbox/kind.ts';
import { type InboxKind, inboxKinds, inboxPath } from '../../inbox/kinds.ts';
import { editionsFor } from '../../inbox/readers.ts';
import { inLanguageOf, type Words } from '../../words.ts';

interface Props {
  readonly kind: InboxKind;
  readonly query: URLSearchParams;
  readonly req: PayloadRequest;
}

/** A plain form: what is looked for stands in the address, so that it can be sent to a colleague. */
export function InboxFilters({ kind, query, req }: Props) {
  const { states, hasDone }: Kind = inboxKinds[kind];
  const say = (words: Words) => inLanguageOf(req, words);
  const editions = editionsFor(req.user, kind);
  return (
    <search>
      <form action={inboxPath(kind)} className="desk-inbox__filters" method="get">
        <label>
          {say({ en: 'Search', zh: '搜索' })}
          <input defaultValue={query.get('q') ?? ''} maxLength={100} name="q" type="search" />
        </label>
        {editions.length > 1 && (
          <label>
            {say({ en: 'Edition', zh: '站点' })}
            <select defaultValue={query.get('edition') ?? ''} name="edition">
              <option value="">{say({ en: 'Both', zh: '全部' })}</option>
              {editions.map((edition) => (
                <option key={edition} value={edition}>
                  {say(editionValues[edition])}
                </option>
              ))}
            </select>
          </label>
        )}
        {states && (
          <label>
            {say(kind === 'messages' ? { en: 'About', zh: '主题' } : { en: 'State', zh: '状态' })}
            <select defaultValue={query.get('state') ?? ''} name="state">
              <option value="">{say({ en: 'All', zh: '全部' })}</option>
              {Object.entries(states).map(([state, words]) => (
                <option key={state} value={state}>
                  {say(words)}
                </option>
              ))}
            </select>
          </label>
        )}
        {hasDone && (
          <label>
            {say({ en: 'Seen to', zh: '处理情况' })}
            <select defaultValue={query.get('done') ?? ''} name="done">
              <option value="">{say({ en: 'All', zh: '全部' })}</option>
              <option value="no">{say({ en: 'To do', zh: '待处理' })}</option>
              <option value="yes">{say({ en: 'Done', zh: '已处理' })}</option>
            </select>
          </label>
        )}
        <button type="submit">{say({ en: 'Show', zh: '查看' })}</button>
      </form>
    </search>
  );
}
