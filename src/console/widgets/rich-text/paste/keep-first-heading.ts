import { Slice } from '@tiptap/pm/model'

/**
 * What is pasted, its first block closed when it is a heading with more behind it: open, its text would join the
 * paragraph in which the caret stands.
 */
export const keepFirstHeading = (pasted: Slice): Slice => {
  const { content, openStart, openEnd } = pasted
  const isHeading = content.firstChild?.type.name === 'heading'
  return isHeading && content.childCount > 1 && openStart === 1 ? new Slice(content, 0, openEnd) : pasted
}
