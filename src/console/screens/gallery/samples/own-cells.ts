import type { OperationId } from '../../../../client/call.ts'
import { defaultImage } from '../../../ui/default-image.ts'

interface OwnCell {
  readonly options?: Readonly<Record<string, unknown>>
  readonly rows: readonly unknown[]
}

const texts = [
  { languageId: 1, translatedText: 'A prayer before meals' },
  { languageId: 3, translatedText: 'খাওয়ার আগের দোয়া' },
]

const file = { fileUrl: defaultImage, fileName: 'hall.png' }

/** Samples of cells and options that no module uses, by cell name. */
export const ownCells: Readonly<Record<string, readonly OwnCell[]>> = {
  translated: [{ rows: [texts] }, { options: { empty: 'Untitled' }, rows: [texts] }],
  files: [{ rows: [[file]] }, { options: { label: 'title' }, rows: [[{ title: 'Plan of the hall', file }]] }],
  languages: [{ rows: [texts] }],
  reference: [{ options: { operation: 'totalDistrict' satisfies OperationId, label: 'name' }, rows: [1] }],
}
