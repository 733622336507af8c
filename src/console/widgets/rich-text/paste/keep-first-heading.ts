import { Slice } from '@tiptap/pm/model'

/**
 * Closes the first block of pasted content if it is a heading with more behind it: left open, its text would join the
 * caret's paragraph.
 */
export const keepFirstHeading = (pasted: Slice): Slice => {
  const { content, openStart, openEnd } = pasted
  const isHeading = content.firstChild?.type.name === 'heading'
  return isHeading && content.childCount > 1 && openStart === 1 ? new Slice(content, 0, openEnd) : pasted
}
