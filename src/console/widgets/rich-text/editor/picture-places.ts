import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { type Editor, Extension } from '@tiptap/react'

/** Where a picture will stand once it is uploaded. */
interface Place {
  id: number
  position: number
  /** What is said in its place until then. */
  label: string
}

/** What a transaction does with the places: a new one, or one that is no longer waited for. */
interface Step {
  added?: Place
  settled?: number
}

const key = new PluginKey<readonly Place[]>('pictures under way')

/**
 * A place stays before what is typed at it, moves with the text around it, and goes with that. Of pictures that were
 * pasted at the same place, the later stand behind the earlier.
 */
const placesAfter = (change: Transaction, before: readonly Place[]): readonly Place[] => {
  const step: Step = change.getMeta(key) ?? {}
  if (!change.docChanged && !change.getMeta(key)) return before
  const settled = before.find(({ id }) => id === step.settled)
  const moved = before.flatMap((place) => {
    if (place === settled) return []
    const isBehind = settled?.position === place.position && settled.id < place.id
    const { pos, deletedAcross } = change.mapping.mapResult(place.position, isBehind ? 1 : -1)
    return deletedAcross ? [] : [{ ...place, position: pos }]
  })
  return step.added ? [...moved, step.added] : moved
}

const elementOf = ({ label }: Place) => {
  const element = document.createElement('span')
  element.className = 'picture-place'
  element.setAttribute('role', 'img')
  element.setAttribute('aria-label', label)
  return element
}

const placesIn = (state: EditorState): readonly Place[] => key.getState(state) ?? []

/** Shows where the pictures will stand that are being uploaded. */
export const PicturePlaces = Extension.create({
  name: 'picturePlaces',
  addProseMirrorPlugins: () => [
    new Plugin<readonly Place[]>({
      key,
      state: { init: () => [], apply: placesAfter },
      props: {
        decorations: (state) =>
          DecorationSet.create(
            state.doc,
            placesIn(state).map((place) =>
              Decoration.widget(place.position, () => elementOf(place), { key: `${place.id}`, side: -1 }),
            ),
          ),
      },
    }),
  ],
})

let last = 0

/** Keeps a place for a picture, and shows `label` there; answers its name. */
export const keepPlace = ({ state, view }: Editor, position: number, label: string): number => {
  last += 1
  view.dispatch(state.tr.setMeta(key, { added: { id: last, position, label } } satisfies Step))
  return last
}

/** Puts a picture into its place, wherever that is by now; nowhere when it has been taken out, or nothing came. */
export const settlePlace = (editor: Editor, id: number, picture?: { src: string; alt: string }): void => {
  const place = placesIn(editor.state).find((each) => each.id === id)
  if (!place) return
  const settled = editor.chain().setMeta(key, { settled: id } satisfies Step)
  const node = { type: 'image', attrs: picture }
  if (picture) settled.insertContentAt(place.position, node, { updateSelection: false })
  settled.run()
}
