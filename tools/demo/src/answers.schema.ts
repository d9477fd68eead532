import { Type } from 'typebox';

/** What the desk's own API answers, as far as it is read here. */
const record = Type.Object({ id: Type.Number() });
export const found = Type.Object({ docs: Type.Array(record), totalDocs: Type.Number() });
export const made = Type.Object({ doc: record });
export const loggedIn = Type.Object({ token: Type.String({ minLength: 1 }) });
export const refused = Type.Object({
  errors: Type.Array(
    Type.Object({
      message: Type.String(),
      data: Type.Optional(
        Type.Object({
          errors: Type.Optional(
            Type.Array(Type.Object({ path: Type.Optional(Type.String()), message: Type.String() })),
          ),
        }),
      ),
    }),
  ),
});
export const knownPeople = Type.Array(
  Type.Object({ role: Type.String(), email: Type.String(), password: Type.String() }),
);
