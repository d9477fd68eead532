import { usePage } from '../../platform/page.ts';
import { Screen } from '../Screen.tsx';
import { Fault } from './Fault.tsx';
import { NotFound } from './NotFound.tsx';
import { toShownError } from './to-shown-error.ts';

/** Shown in place of a page, whatever went wrong: in the edition's words, without a stack. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const { copy, edition, path } = usePage();
  const { errors } = copy;
  const shown = toShownError(error, errors);
  const isMissing = shown.statusCode === 404;
  const title = isMissing ? errors.notFoundTitle : errors.faultTitle;
  return (
    <Screen meta={{ title: `${title} · ${edition.name}` }}>
      <div className="wrap">{isMissing ? <NotFound /> : <Fault {...shown} retry={path} />}</div>
    </Screen>
  );
}
