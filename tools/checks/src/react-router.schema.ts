import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

const RouteSchema = Type.Cyclic(
  {
    Route: Type.Object({
      path: Type.Optional(Type.String()),
      children: Type.Optional(Type.Array(Type.Ref('Route'))),
    }),
  },
  'Route',
);
const RoutesSchema = Type.Array(RouteSchema);

type WebRoute = Static<typeof RouteSchema>;

/** The paths that `react-router routes --json` lists, each as a reader would write it. */
export function parseWebPaths(text: string): string[] {
  return Value.Parse(RoutesSchema, JSON.parse(text)).flatMap((route) => toPaths(route, ''));
}

function toPaths({ path = '', children }: WebRoute, above: string): string[] {
  const own = [above, path].filter((part) => part !== '').join('/');
  return children ? children.flatMap((child) => toPaths(child, own)) : [own];
}
