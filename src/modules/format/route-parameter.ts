import { isObject } from '../../contract/json.ts'

/** The address parameter that a module file's value refers to; undefined for other values. */
export const routeParameter = (value: unknown): string | undefined =>
  isObject(value) && typeof value.$route === 'string' ? value.$route : undefined
