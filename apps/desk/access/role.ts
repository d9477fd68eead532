import { type EditionId, editionIds, type Role, roles } from '@ironbridge/domain';

/** As the server knows a person, or as the browser does. */
type Asker = object | null | undefined;

export function findRole(user: Asker): Role | undefined {
  const named: unknown = user && 'role' in user ? user.role : undefined;
  return roles.find((role) => role === named);
}

export function isAdministrator(user: Asker): boolean {
  return findRole(user) === 'administrator';
}

/** The edition whose documents this person writes; administrators write both and have none of their own. */
export function findOwnEdition(user: Asker): EditionId | undefined {
  return editionIds.find((edition) => findRole(user) === `editor_${edition}`);
}

export function writesEdition(user: Asker, edition: EditionId): boolean {
  return isAdministrator(user) || findOwnEdition(user) === edition;
}

/** The fields `…_cn` or `…_en` of records that both editions share. */
export function writesLanguage(user: Asker, edition: EditionId): boolean {
  return writesEdition(user, edition) || findRole(user) === 'catalogue';
}

export function sellsPlaces(user: Asker): boolean {
  return isAdministrator(user) || findRole(user) === 'advertising';
}
