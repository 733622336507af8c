import { isObject } from '../../contract/json.ts'

/** The parameter of the address that a value of a module file is taken from; undefined for any other value. */
export const routeParameter = (value: unknown): string | undefined =>
  isObject(value) && typeof value.$route === 'string' ? value.$route : undefined
