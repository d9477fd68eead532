import {
  buyingParts,
  educations,
  firmSizes,
  jobRoles,
  subscriptionTypes,
} from '@ironbridge/domain';
import { type Static, Type } from 'typebox';
import { bodyOf } from './envelope.schema.ts';
import { ContactFields, FormKeySchema } from './form-parts.schema.ts';
import { idParam } from './list-query.schema.ts';
import { TimeSchema } from './parts.schema.ts';

const types = Type.Array(Type.Enum([...subscriptionTypes]), {
  maxItems: subscriptionTypes.length,
  uniqueItems: true,
});

/** All of it, or the form is sent back. */
export const QuestionnaireSchema = bodyOf({
  education: Type.Optional(Type.Enum([...educations])),
  role: Type.Optional(Type.Enum([...jobRoles])),
  firm_size: Type.Optional(Type.Enum([...firmSizes])),
  buying: Type.Optional(Type.Enum([...buyingParts])),
  industry: Type.Optional(idParam('Id of the industry one works in')),
});

export const SubscribeSchema = bodyOf({
  form: FormKeySchema,
  magazine: idParam('Id of the magazine'),
  types,
  ...ContactFields,
  phone: Type.String({ maxLength: 40 }),
  address: Type.Optional(
    Type.String({ maxLength: 200, description: 'Where print is sent; needed for print alone' }),
  ),
  questionnaire: QuestionnaireSchema,
  agreed: Type.Boolean({ description: 'To the privacy policy' }),
});
export type Subscribe = Static<typeof SubscribeSchema>;

export const SubscriptionSchema = Type.Object({
  id: Type.Integer(),
  magazine: Type.Integer(),
  title: Type.String(),
  types,
  email: Type.String(),
  address: Type.String(),
  time: TimeSchema,
});
export type Subscription = Static<typeof SubscriptionSchema>;

export const SubscriptionListSchema = Type.Object({ list: Type.Array(SubscriptionSchema) });
