import { Extension } from '@tiptap/react'

/** Lets blocks carry `dir`; the editor's own `setTextDirection` and `unsetTextDirection` set and remove it. */
export const BlockDirection = Extension.create({
  name: 'blockDirection',
  addGlobalAttributes: () => [
    {
      types: [
        ...['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem'],
        ...['table', 'tableHeader', 'tableCell'],
      ],
      attributes: {
        dir: {
          default: null,
          parseHTML: (element) => {
            const dir = element.getAttribute('dir')?.toLowerCase()
            return dir === 'rtl' || dir === 'ltr' ? dir : null
          },
          renderHTML: ({ dir }) => (dir ? { dir } : {}),
        },
      },
    },
  ],
})
