import { routes } from '@ironbridge/edge';

type Route = (typeof routes)[number];

/** Where a row of the table can be asked: something stands for each of its parts, be it there or not. */
export const pathOf = ({ path }: Route): string =>
  path.replaceAll(/:[a-zA-Z]+/g, '1').replace(/\*$/, 'nothing-of-this-name');

export const gets = routes.filter(({ methods }) => methods.includes('GET'));
export const posts = routes.filter(({ methods }) => methods.includes('POST'));
