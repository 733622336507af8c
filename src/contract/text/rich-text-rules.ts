import { keptSchemes, keptStyles, tagsOfStyles } from './rich-text-kept.ts'

/** The declarations of a `style` attribute, names and values in small letters, without `!important`. */
export const declarationsOf = (style: string): readonly (readonly [name: string, value: string])[] =>
  style.split(';').flatMap((declaration) => {
    const [name = '', value] = declaration.toLowerCase().split(':', 2)
    return value === undefined ? [] : [[name.trim(), value.replace(/!\s*important/, '').trim()] as const]
  })

/** The tags that say what a `style` attribute says, in the order of the list. Linear in its length, whatever is in it. */
export function tagsOfStyle(style: string): readonly string[] {
  const declared = declarationsOf(style)
  return tagsOfStyles
    .filter((means) => declared.some(([name, value]) => means.name.test(name) && means.value.test(value)))
    .map(({ tag }) => tag)
}

/** What of a `style` attribute is kept, each property once, in the order of the list; empty text when nothing is. */
export function keptStyle(style: string): string {
  const declared = new Map(declarationsOf(style))
  return Object.entries(keptStyles)
    .flatMap(([name, allowed]) => {
      const value = declared.get(name)
      return value !== undefined && allowed.test(value) ? [`${name}:${value}`] : []
    })
    .join(';')
}

/** Signs that browsers skip in addresses, and so do not hide a scheme. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the signs meant
const skipped = /[\u0000-\u0020\u007f-\u00a0\u2000-\u200f\u2028\u2029\u3000\ufeff]/g

/** Whether a link or an image may have this address: one of the kept schemes, or a place on the same host. */
export function isKeptAddress(tag: 'a' | 'img', address: string | null | undefined): boolean {
  const bare = (address ?? '').replace(skipped, '')
  if (bare === '' || /^[/\\]{2}/.test(bare)) return false
  const scheme = /^[^/?#]*?:/.exec(bare)?.[0].slice(0, -1).toLowerCase()
  return scheme === undefined || keptSchemes[tag].includes(scheme)
}
