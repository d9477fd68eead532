import { messageTopics } from '@ironbridge/domain';
import { type Static, Type } from 'typebox';
import { bodyOf } from './envelope.schema.ts';
import { ContactFields, FormKeySchema } from './form-parts.schema.ts';

/** What anybody may write to the house. */
export const MessageSchema = bodyOf({
  form: FormKeySchema,
  topic: Type.Enum([...messageTopics]),
  message: Type.String({ minLength: 1, maxLength: 2000 }),
  name: ContactFields.name,
  phone: Type.String({ maxLength: 40 }),
  email: ContactFields.email,
  agreed: Type.Boolean({ description: 'To the privacy policy' }),
  homepage: Type.String({ maxLength: 200, description: 'No person sees this field' }),
});
export type Message = Static<typeof MessageSchema>;
