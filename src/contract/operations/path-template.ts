const parameter = /\{(\w+)\}/g

/** Names of the parameters in a path of the contract (`/api/dua/id/{id}`), in order. */
export const parameterNames = (path: string): readonly string[] =>
  [...path.matchAll(parameter)].map(([, name = '']) => name)

/** A path with each parameter replaced. */
export const fillPath = (path: string, fill: (name: string) => string): string =>
  path.replace(parameter, (_, name: string) => fill(name))

/** Matches the addresses of a path, with named groups for its parameters. */
export const pathPattern = (path: string): RegExp =>
  new RegExp(`^${fillPath(path.replaceAll('.', '\\.'), (name) => `(?<${name}>[^/]+)`)}/?$`)
