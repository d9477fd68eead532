import { Type } from 'typebox';
import { orNull } from './parts.schema.ts';

/** Made by whoever fills the form in: sent again with the same key it is the same form, and kept once. */
export const FormKeySchema = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
});

/** What every form asks of a person. An e-mail that is none is refused in its own words, not as nonsense. */
export const ContactFields = {
  name: Type.String({ minLength: 1, maxLength: 60 }),
  email: Type.String({ maxLength: 254 }),
  company: Type.String({ minLength: 1, maxLength: 120 }),
};

/** How much of something, or how much it costs: as large as its column takes, two decimals included. */
export const AmountSchema = orNull(Type.Number({ minimum: 0, maximum: 999_999_999_999 }));
