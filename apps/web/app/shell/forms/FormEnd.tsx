import { FormWords } from '@ironbridge/ui';

interface FormEndProps {
  /** Why what was sent was not taken. */
  readonly words: string | undefined;
  readonly send: string;
}

/** What was wrong with the whole, and the button that sends it. */
export function FormEnd({ words, send }: FormEndProps) {
  return (
    <>
      <FormWords words={words} />
      <div className="form-end">
        <button type="submit" className="button button-primary">
          {send}
        </button>
      </div>
    </>
  );
}
