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

/** What of a value a style property may have; null where it may not. */
const keptValue = (property: string, value: unknown): string | null =>
  keptStyle(`${property}:${value}`).slice(property.length + 1) || null

/** The value of one style property, as the attribute of a block. */
const styled = (property: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => keptValue(property, element.style.getPropertyValue(property)),
  // A clipboard can hold attributes that no HTML was parsed for.
  renderHTML: (attributes: Record<string, unknown>) => {
    const value = keptValue(property, attributes[property])
    return value === null ? {} : { style: `${property}: ${value}` }
  },
})

/**
 * Lets blocks carry their direction (set and removed by the editor's own `setTextDirection` and `unsetTextDirection`),
 * their language, and whatever styles are kept, each under the property's name.
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
