import { type Static, Type } from 'typebox';
import { bodyOf } from './envelope.schema.ts';

/** The path of one of the edition's own screens, or its whole address. */
export const ViewSchema = bodyOf({ url: Type.String({ minLength: 1, maxLength: 2000 }) });
export type View = Static<typeof ViewSchema>;
