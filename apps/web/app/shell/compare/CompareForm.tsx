import { comparePath, lists } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';
import type { CompareBox } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';

const id = 'compare';

/** The box in each row of a `ProductLedger` that puts its product into the form. */
export function toCompareBox({ compare }: Messages): CompareBox {
  return { form: id, label: compare.box, labelOf: compare.boxOf };
}

/**
 * Sends what was ticked to the comparison. Where there is script, the choice is kept from page to page and stands in a
 * bar at the foot of the screen, too.
 */
export function CompareForm({ unit }: { readonly unit?: string | undefined }) {
  const { copy } = usePage();
  const words = copy.compare;
  const most = lists.comparedMost;
  return (
    <form
      id={id}
      className="compare-form"
      action={`${comparePath()}/choose`}
      method="get"
      aria-label={words.title}
      data-compare={most}
      data-too-many={words.tooMany(most)}
    >
      {unit ? <input type="hidden" name="unit" value={unit} /> : null}
      <p>{words.hint(most)}</p>
      <button className="button" type="submit">
        {words.go}
      </button>
      <div className="compare-bar" hidden>
        <b>
          {words.bar}
          <small>{words.upTo(most)}</small>
        </b>
        <ul data-remove={words.remove} />
        <button className="button button-primary" type="submit">
          {words.go}
          <span className="figures" />
        </button>
      </div>
    </form>
  );
}
