/** Of the line under a field, by which the field is described. */
export const noteId = (id: string) => `${id}-note`;
