import {
  askedKinds,
  attachments,
  currencies,
  letterStates,
  mostAsked,
  reportReasons,
} from '@ironbridge/domain';
import { type Static, Type } from 'typebox';
import { bodyOf, pageOf } from './envelope.schema.ts';
import { AmountSchema, ContactFields, FormKeySchema } from './form-parts.schema.ts';
import { idListParam, idParam, pageQuery } from './list-query.schema.ts';
import { orNull, TimeSchema } from './parts.schema.ts';

const kind = Type.Enum([...askedKinds]);
const token = Type.String({ pattern: '^[\\w-]{20,120}$', description: 'As the letter holds it' });

/** Files travel inside their form: it is kept with them or not at all. */
const files = Type.Array(
  bodyOf({
    name: Type.String({ minLength: 1, maxLength: 120 }),
    base64: Type.String({ pattern: '^[A-Za-z0-9+/]*={0,2}$' }),
  }),
  { maxItems: attachments.most },
);

export const AskedAboutQuerySchema = Type.Object({ kind, ids: idListParam('Of one kind') });
export const AskedAboutSchema = Type.Object({
  list: Type.Array(
    Type.Object({ kind, id: Type.Integer(), name: Type.String(), recipient: Type.String() }),
  ),
});
export type AskedItem = Static<typeof AskedAboutSchema>['list'][number];

export const EnquirySchema = bodyOf({
  form: FormKeySchema,
  kind,
  ids: Type.Array(idParam('Of what is asked about'), {
    minItems: 1,
    maxItems: mostAsked,
    uniqueItems: true,
  }),
  message: Type.String({ minLength: 1, maxLength: 2000 }),
  quantity: Type.String({ maxLength: 60 }),
  name: ContactFields.name,
  company: Type.String({ maxLength: 120 }),
  phone: Type.String({ maxLength: 40 }),
  email: ContactFields.email,
  agreed: Type.Boolean({ description: 'That those who are asked get these details' }),
  files,
});
export type Enquiry = Static<typeof EnquirySchema>;

/** What was kept: the numbers of the letters. */
export const EnquirySentSchema = Type.Object({ letters: Type.Array(Type.Integer()) });

/** How the member was reached last, to begin a form with. */
export const OwnContactSchema = Type.Object({
  name: Type.String(),
  company: Type.String(),
  phone: Type.String(),
  email: Type.String(),
});
export type OwnContact = Static<typeof OwnContactSchema>;

const price = {
  price: AmountSchema,
  currency: Type.Enum([...currencies, '']),
  price_unit: Type.String({ maxLength: 20 }),
  lead_days: orNull(Type.Integer({ minimum: 0, maximum: 3650 })),
};

const letter = {
  id: Type.Integer(),
  kind,
  about: Type.Integer(),
  name: Type.String(),
  recipient: Type.String(),
  time: TimeSchema,
  state: Type.Enum([...letterStates]),
};

/** A letter in its asker's list, with the last answer's offer. */
export const EnquiryLineSchema = Type.Object({
  ...letter,
  ...price,
  unread: Type.Boolean({ description: 'Answered, and the answer not read yet' }),
});
export type EnquiryLine = Static<typeof EnquiryLineSchema>;

export const EnquiryListQuerySchema = Type.Object(pageQuery);
export const EnquiryListSchema = Type.Object({
  ...pageOf(EnquiryLineSchema).properties,
  unread: Type.Integer({ minimum: 0 }),
});

const FileRefSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  bytes: Type.Integer(),
});
export type AttachedFile = Static<typeof FileRefSchema>;

const AnswerSchema = Type.Object({
  id: Type.Integer(),
  time: TimeSchema,
  message: Type.String(),
  by: Type.String(),
  ...price,
  files: Type.Array(FileRefSchema),
});
export type EnquiryAnswer = Static<typeof AnswerSchema>;

const text = {
  message: Type.String(),
  quantity: Type.String(),
  contact: OwnContactSchema,
  files: Type.Array(FileRefSchema),
  answers: Type.Array(AnswerSchema),
};

export const EnquiryInfoQuerySchema = Type.Object({ id: idParam('Of the letter') });
export const EnquiryInfoSchema = Type.Object({
  ...letter,
  ...text,
  others: Type.Array(Type.Object({ id: Type.Integer(), recipient: Type.String() })),
});
export type EnquiryInfo = Static<typeof EnquiryInfoSchema>;

export const CloseEnquirySchema = bodyOf({ id: idParam('Of the letter') });

export const ReplyQuerySchema = Type.Object({ token });
export const ReplySeenSchema = bodyOf({ token });
/** What whoever is asked sees of a letter. */
export const ReplyPageSchema = Type.Object({ ...letter, ...text });
export type ReplyPage = Static<typeof ReplyPageSchema>;

export const ReplySchema = bodyOf({
  token,
  form: FormKeySchema,
  message: Type.String({ minLength: 1, maxLength: 2000 }),
  by: Type.String({ minLength: 1, maxLength: 60 }),
  ...price,
  files,
});
export type Reply = Static<typeof ReplySchema>;

export const ReportSchema = bodyOf({ token, reason: Type.Enum([...reportReasons]) });

export const AttachmentQuerySchema = Type.Object({
  id: FormKeySchema,
  token: Type.Optional(token),
});
/** Where a file that came with a letter is handed out. */
export const attachmentPath = '/memberApi/attachment';
export type AttachmentQuery = Static<typeof AttachmentQuerySchema>;
