import { inWords, plural } from '../../contract/text/english.ts'

/** `3 duas`, `1 dua category`, `2 dua categories`. */
export function counted(count: number, resource: string): string {
  const words = inWords(resource)
  return `${count} ${count === 1 ? words : plural(words)}`
}
