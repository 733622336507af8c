import { Extension, Mark } from '@tiptap/react'
import { keptStyle, keptStyles } from '../../../../contract/text/rich-text-rules.ts'

/** An attribute that keeps its text; the editor's default parser converts `007` to a number. */
export const named = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
})

/** The marks besides those of the starter kit, each named like its tag. */
const tagMarks = ['sup', 'sub', 'mark', 'small', 'code'] as const

const tagMark = (name: (typeof tagMarks)[number]) =>
  Mark.create({
    name,
    // Superscript and subscript exclude each other; all other marks combine.
    excludes: name === 'sub' || name === 'sup' ? 'sub sup' : name,
    parseHTML: () => [{ tag: name }],
    renderHTML: () => [name, 0],
  })

/** Text in another language or direction than its surroundings: the toolbar does not create it, but it is kept. */
const otherLanguage = Mark.create({
  name: 'span',
  excludes: '',
  addAttributes: () => ({ dir: named('dir'), lang: named('lang') }),
  parseHTML: () => [{ tag: 'span[dir]' }, { tag: 'span[lang]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

export const marks = [...tagMarks.map(tagMark), otherLanguage]

const blocks = [
  ...['paragraph', 'heading', 'blockquote', 'preformatted', 'div', 'figure', 'figcaption'],
  ...['bulletList', 'orderedList', 'listItem', 'table', 'tableRow', 'tableHeader', 'tableCell'],
]

const direction = {
  default: null,
  parseHTML: (element: HTMLElement) => {
    const dir = element.getAttribute('dir')?.toLowerCase()
    return dir === 'rtl' || dir === 'ltr' || dir === 'auto' ? dir : null
  },
}

/** The allowed part of a style value; null if there is none. */
const keptValue = (property: string, value: unknown): string | null =>
  keptStyle(`${property}:${value}`).slice(property.length + 1) || null

/** A style property as a block attribute. */
const styled = (property: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => keptValue(property, element.style.getPropertyValue(property)),
  // Clipboard data can hold attributes that were not parsed from HTML.
  renderHTML: (attributes: Record<string, unknown>) => {
    const value = keptValue(property, attributes[property])
    return value === null ? {} : { style: `${property}: ${value}` }
  },
})

/**
 * Adds attributes to blocks: their direction (set and removed by the editor's own `setTextDirection` and
 * `unsetTextDirection`), language, and all kept styles, each under the property's name.
 */
export const BlockAttributes = Extension.create({
  name: 'blockAttributes',
  addGlobalAttributes: () => [
    {
      types: blocks,
      attributes: {
        dir: direction,
        lang: named('lang'),
        ...Object.fromEntries(Object.keys(keptStyles).map((property) => [property, styled(property)])),
      },
    },
  ],
})
