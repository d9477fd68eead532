import { Icon } from './Icon.tsx';

interface FormWordsProps {
  readonly words?: string | undefined;
  readonly kind?: 'bad' | 'ok';
}

/** What came of sending the form, above its button; empty and silent until there is something to say. */
export function FormWords({ words, kind = 'bad' }: FormWordsProps) {
  return (
    <div
      className="form-words"
      data-kind={kind}
      role={kind === 'bad' ? 'alert' : 'status'}
      hidden={!words}
    >
      <Icon name={kind === 'bad' ? 'bad' : 'check'} />
      <p data-words>{words}</p>
    </div>
  );
}
