const parameter = /\{(\w+)\}/g

/** Names of the parameters of a path of the contract (`/api/dua/id/{id}`), in order. */
export const parameterNames = (path: string): readonly string[] =>
  [...path.matchAll(parameter)].map(([, name = '']) => name)

/** A path with something in the place of each parameter. */
export const fillPath = (path: string, fill: (name: string) => string): string =>
  path.replace(parameter, (_, name: string) => fill(name))

/** What the addresses of a path look like, the value of each parameter under its name. */
export const pathPattern = (path: string): RegExp =>
  new RegExp(`^${fillPath(path.replaceAll('.', '\\.'), (name) => `(?<${name}>[^/]+)`)}/?$`)
