import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { type Editor, Extension } from '@tiptap/react'

/** Where a picture will stand once it is uploaded. */
interface Placeholder {
  id: number
  position: number
  /** What is said in its place until then. */
  label: string
}

/** What a transaction does with the placeholders: a new one, or one that is no longer waited for. */
interface Step {
  added?: Placeholder
  settled?: number
}

const key = new PluginKey<readonly Placeholder[]>('pictures under way')

/**
 * A placeholder stays before what is typed at it, moves with the text around it, and goes with that. Of pictures that were
 * pasted at the same place, the later stand behind the earlier.
 */
const placeholdersAfter = (change: Transaction, before: readonly Placeholder[]): readonly Placeholder[] => {
  const step: Step = change.getMeta(key) ?? {}
  if (!change.docChanged && !change.getMeta(key)) return before
  const settled = before.find(({ id }) => id === step.settled)
  const moved = before.flatMap((placeholder) => {
    if (placeholder === settled) return []
    const isBehind = settled?.position === placeholder.position && settled.id < placeholder.id
    const { pos, deletedAcross } = change.mapping.mapResult(placeholder.position, isBehind ? 1 : -1)
    return deletedAcross ? [] : [{ ...placeholder, position: pos }]
  })
  return step.added ? [...moved, step.added] : moved
}

const elementOf = ({ label }: Placeholder) => {
  const element = document.createElement('span')
  element.className = 'picture-place'
  element.setAttribute('role', 'img')
  element.setAttribute('aria-label', label)
  return element
}

const placeholdersIn = (state: EditorState): readonly Placeholder[] => key.getState(state) ?? []

/** Shows where the pictures will stand that are being uploaded. */
export const PicturePlaceholders = Extension.create({
  name: 'picturePlaceholders',
  addProseMirrorPlugins: () => [
    new Plugin<readonly Placeholder[]>({
      key,
      state: { init: () => [], apply: placeholdersAfter },
      props: {
        decorations: (state) =>
          DecorationSet.create(
            state.doc,
            placeholdersIn(state).map((placeholder) =>
              Decoration.widget(placeholder.position, () => elementOf(placeholder), {
                key: `${placeholder.id}`,
                side: -1,
              }),
            ),
          ),
      },
    }),
  ],
})

let last = 0

/** Puts a placeholder for a picture, which shows `label` there; returns its name. */
export const addPlaceholder = ({ state, view }: Editor, position: number, label: string): number => {
  last += 1
  view.dispatch(state.tr.setMeta(key, { added: { id: last, position, label } } satisfies Step))
  return last
}

/** Puts a picture in the place of its placeholder, wherever that is by now; nowhere when it has been taken out, or nothing came. */
export const replacePlaceholder = (
  editor: Editor,
  id: number,
  picture?: { src: string; alt: string },
): void => {
  const placeholder = placeholdersIn(editor.state).find((each) => each.id === id)
  if (!placeholder) return
  const settled = editor.chain().setMeta(key, { settled: id } satisfies Step)
  const node = { type: 'image', attrs: picture }
  if (picture) settled.insertContentAt(placeholder.position, node, { updateSelection: false })
  settled.run()
}
