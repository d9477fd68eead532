import { CheckField } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';

interface AgreeFieldProps {
  readonly form: string;
  readonly checked?: boolean;
  readonly wrong?: string | undefined;
}

/** What everyone agrees to who becomes, or comes back as, a member. */
export function AgreeField({ form, checked = false, wrong }: AgreeFieldProps) {
  const words = usePage().copy.login;
  return (
    <CheckField
      id={`${form}-agree`}
      name="agree"
      checked={checked}
      wrong={wrong}
      data-empty={words.agreeEmpty}
      label={
        <>
          {words.agree}
          <a className="text-link" href="/about/policy" target="_blank" rel="noopener">
            {words.policy}
          </a>
        </>
      }
    />
  );
}
