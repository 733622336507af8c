import { Extension } from '@tiptap/react'
import { keptStyles } from '../../../../../contract/text/rich-text-kept.ts'
import { keptStyle } from '../../../../../contract/text/rich-text-rules.ts'
import { named } from './named.ts'

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
