import { jobRoles, paperPurposes } from '@ironbridge/domain';
import { type Static, Type } from 'typebox';
import { bodyOf, pageOf } from './envelope.schema.ts';
import { ContactFields, FormKeySchema } from './form-parts.schema.ts';
import { idParam, pageQuery } from './list-query.schema.ts';
import { TimeSchema } from './parts.schema.ts';

/** Who wants a white paper and what for; without the agreement it is refused in its own words. */
export const PaperRequestSchema = bodyOf({
  form: FormKeySchema,
  paper: idParam('Id of the white paper'),
  ...ContactFields,
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  role: Type.Enum([...jobRoles]),
  purpose: Type.Optional(Type.Enum([...paperPurposes])),
  agreed: Type.Boolean({ description: 'To the policy of white papers' }),
  may_write: Type.Boolean({ description: 'Whether its publisher may write about it' }),
});
export type PaperRequest = Static<typeof PaperRequestSchema>;

export const DownloadSchema = Type.Object({
  id: Type.Integer(),
  paper: Type.Integer(),
  time: TimeSchema,
  bytes: Type.Integer({ minimum: 0 }),
  reached: Type.Integer({ minimum: 0, description: 'How far it has been fetched' }),
  until: Type.Union([TimeSchema, Type.Null()], { description: 'How long its link is good for' }),
  link: Type.Union([Type.String(), Type.Null()], {
    description: 'For the member who asked and nobody else',
  }),
});
export type Download = Static<typeof DownloadSchema>;

export const DownloadListQuerySchema = Type.Object(pageQuery);
export const DownloadListSchema = pageOf(DownloadSchema);
export const OwnRowSchema = bodyOf({ id: idParam('Id of what is one’s own') });

export const PaperFileQuerySchema = Type.Object({
  id: idParam('Id of the download'),
  until: idParam('End of its time, in seconds'),
  sign: Type.String({ pattern: '^[\\w-]{43}$' }),
});
export type PaperFileQuery = Static<typeof PaperFileQuerySchema>;
