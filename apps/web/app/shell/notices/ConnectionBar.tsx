import { Icon } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';

/** Says that the connection is gone, and when it is back. */
export function ConnectionBar() {
  const { copy } = usePage();
  const { connection } = copy;
  return (
    <div role="status" data-stays data-connection>
      <div className="connection connection-lost" hidden>
        <div className="wrap">
          <Icon name="off" />
          <p>
            {connection.lost}
            <span className="meta">
              {connection.openedAt} <time />
            </span>
          </p>
          <button type="button" className="button button-small" data-reconnect>
            {connection.reconnect}
          </button>
        </div>
      </div>
      <div className="connection connection-back" hidden>
        <div className="wrap">
          <Icon name="check" />
          <p>{connection.back}</p>
          <button type="button" className="button button-small" data-reload>
            {connection.reload}
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={copy.notices.close}
            data-dismiss
          >
            <Icon name="close" />
          </button>
        </div>
      </div>
    </div>
  );
}
