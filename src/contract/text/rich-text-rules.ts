import { keptSchemes, keptStyles, tagsOfStyles } from './rich-text-kept.ts'

/** The declarations of a `style` attribute, in lower case, without `!important`. */
export const declarationsOf = (style: string): readonly (readonly [name: string, value: string])[] =>
  style.split(';').flatMap((declaration) => {
    const [name = '', value] = declaration.toLowerCase().split(':', 2)
    return value === undefined ? [] : [[name.trim(), value.replace(/!\s*important/, '').trim()] as const]
  })

/** The tags equivalent to a `style` attribute, in the order of the list. Takes linear time for any input. */
export const tagsOfStyle = (style: string): readonly string[] => {
  const declared = declarationsOf(style)
  return tagsOfStyles
    .filter((means) => declared.some(([name, value]) => means.name.test(name) && means.value.test(value)))
    .map(({ tag }) => tag)
}

/** The allowed declarations of a `style` attribute, each property once, in the order of the list; empty for none. */
export const keptStyle = (style: string): string => {
  const declared = new Map(declarationsOf(style))
  return Object.entries(keptStyles)
    .flatMap(([name, allowed]) => {
      const value = declared.get(name)
      return value !== undefined && allowed.test(value) ? [`${name}:${value}`] : []
    })
    .join(';')
}

/** Signs that browsers skip in addresses, and so do not hide a scheme. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches them
const skipped = /[\u0000-\u0020\u007f-\u00a0\u2000-\u200f\u2028\u2029\u3000\ufeff]/g

/** Whether an address is allowed in a link or an image: one with an allowed scheme, or on the same host. */
export const isKeptAddress = (tag: 'a' | 'img', address: string | null | undefined): boolean => {
  const bare = (address ?? '').replace(skipped, '')
  if (bare === '' || /^[/\\]{2}/.test(bare)) return false
  const scheme = /^[^/?#]*?:/.exec(bare)?.[0].slice(0, -1).toLowerCase()
  return scheme === undefined || keptSchemes[tag].includes(scheme)
}
