import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { type Editor, Extension } from '@tiptap/react'
import { uploadFile } from '../../../../client/files/upload.ts'
import { apiUrl } from '../../../../client/http.ts'
import { defaultUploadArea } from '../../../../contract/records/upload-area.ts'
import { newId } from '../../../ui/new-id.ts'

/** The future position of a picture that is being uploaded. */
interface Placeholder {
  id: string
  position: number
  /** The text shown in its place. */
  label: string
}

/** A change of the placeholders in a transaction: one is added or removed. */
interface Step {
  added?: Placeholder
  settled?: string
}

const key = new PluginKey<readonly Placeholder[]>('pictures under way')

/**
 * A placeholder stays before text typed at its position, moves with the surrounding text, and is deleted with it.
 * Pictures pasted at the same position keep their order.
 */
const placeholdersAfter = (change: Transaction, before: readonly Placeholder[]): readonly Placeholder[] => {
  const step: Step = change.getMeta(key) ?? {}
  if (!change.docChanged && !change.getMeta(key)) return before
  const place = before.findIndex(({ id }) => id === step.settled)
  const moved = before.flatMap((placeholder, index) => {
    if (index === place) return []
    const isBehind = index > place && before[place]?.position === placeholder.position
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

/** Shows placeholders for pictures that are being uploaded. */
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
                key: placeholder.id,
                side: -1,
              }),
            ),
          ),
      },
    }),
  ],
})

/** Inserts a placeholder with the text `label`; returns its id. */
export const addPlaceholder = ({ state, view }: Editor, position: number, label: string): string => {
  const id = newId()
  view.dispatch(state.tr.setMeta(key, { added: { id, position, label } } satisfies Step))
  return id
}

/**
 * Replaces a placeholder, at its present position, by its picture; does nothing if it was deleted, or removes it if the
 * upload failed.
 */
export const replacePlaceholder = (
  editor: Editor,
  id: string,
  picture?: { src: string; alt: string },
): void => {
  const placeholder = placeholdersIn(editor.state).find((each) => each.id === id)
  if (!placeholder) return
  const settled = editor.chain().setMeta(key, { settled: id } satisfies Step)
  const node = { type: 'image', attrs: picture }
  if (picture) settled.insertContentAt(placeholder.position, node, { updateSelection: false })
  settled.run()
}

/** Accepted image formats. */
const extensions = ['jpeg', 'jpg', 'jpe', 'jfi', 'jfif', 'png', 'gif', 'bmp', 'webp']

/** For the `accept` attribute. */
export const editorImageAccept = extensions.map((extension) => `.${extension}`).join(',')

/** Whether a file has an accepted image format. */
export const isEditorImage = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  (type === '' || type.startsWith('image/')) && extensions.includes(name.toLowerCase().split('.').pop() ?? '')

/** Uploads an image of a text and returns its address and alternative text. Rejects with an `ApiError`. */
export const uploadEditorImage = async (file: File): Promise<{ src: string; alt: string }> => {
  const { fileUrl } = await uploadFile(file, defaultUploadArea)
  return { src: apiUrl(fileUrl), alt: file.name.replace(/\.\w+$/, '') }
}
