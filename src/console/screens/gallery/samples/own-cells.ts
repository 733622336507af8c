import type { OperationId } from '../../../../client/typed-operation.ts'
import { defaultImage } from '../../../ui/default-image.ts'

interface OwnCell {
  readonly options?: Readonly<Record<string, unknown>>
  readonly rows: readonly unknown[]
}

const texts = [
  { languageId: 1, translatedText: 'A prayer before meals' },
  { languageId: 3, translatedText: 'খাওয়ার আগের দোয়া' },
]

const long =
  'Doors open at seven, tea is served at eight, and whoever comes late takes a seat at the back. '.repeat(4)

const file = { fileUrl: defaultImage, fileName: 'hall.png' }

/** Samples of cells and options that no module has at present, by the cell's name. */
export const ownCells: Readonly<Record<string, readonly OwnCell[]>> = {
  text: [{ options: { lines: 1 }, rows: [long] }],
  translated: [{ rows: [texts] }, { options: { empty: 'Untitled', lines: 1 }, rows: [texts] }],
  files: [{ rows: [[file]] }, { options: { label: 'title' }, rows: [[{ title: 'Plan of the hall', file }]] }],
  languages: [{ rows: [texts] }],
  chips: [{ options: { most: 2 }, rows: [['Friday', 'Saturday', 'Sunday', 'Monday']] }],
  link: [{ options: { label: 'www.example.org' }, rows: ['https://www.example.org/privacy'] }],
  reference: [{ options: { operation: 'totalDistrict' satisfies OperationId, label: 'name' }, rows: [1] }],
}
