import { plural } from '../../contract/text/english.ts'

/** `DuaCategory` → `dua category`: how messages name a record. */
export function inWords(resource: string): string {
  return resource.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
}

/** `3 duas`, `1 dua category`, `2 dua categories`. */
export function counted(count: number, resource: string): string {
  const words = inWords(resource)
  return `${count} ${count === 1 ? words : plural(words)}`
}
