import { type FileRef, type Translated, upload } from '../api.ts'
import {
  badAddresses,
  type Errors,
  fileOf,
  missing,
  numberOrNull,
  textOf,
  textOrNull,
} from '../form/errors.ts'
import type { Language } from '../queries.ts'

/** A book, as the API answers it. */
export interface Book {
  bookDisplayImage: FileRef | null
  titles: Translated[]
  shortDescriptions: Translated[]
  author: string | null
  price: number | null
  sortOrder: number | null
  orderLink: string | null
  tags: string[]
  partialPdf: FileRef | null
  pdfFile: FileRef | null
  recommended: boolean
  bestSeller: boolean
  sirajumMoniraPublication: boolean
  active: boolean
}

/** The messages of those files that are neither chosen nor there already. */
const missingFiles = (form: FormData, book: Book | null): Errors => {
  const needed = [
    ['cover', 'Image is Required', book?.bookDisplayImage],
    ['partialPdf', 'Partial PDF file is required', book?.partialPdf],
    ['pdf', 'PDF file is required', book?.pdfFile],
  ] as const
  return Object.fromEntries(
    needed.flatMap(([name, message, present]) =>
      present || fileOf(form, name) ? [] : [[name, message] as const],
    ),
  )
}

/** What is wrong with the form of a book. */
export const checkBook = (form: FormData, languages: readonly Language[], book: Book | null): Errors => ({
  ...missingFiles(form, book),
  ...missing(form, Object.fromEntries(languages.map(({ id }) => [`titles.${id}`, 'Book Title Is Required']))),
  ...missing(
    form,
    Object.fromEntries(
      languages.map(({ id, name }) => [`shortDescriptions.${id}`, `${name} Short Description is required`]),
    ),
  ),
  ...missing(form, { author: 'Author is required' }),
  ...badAddresses(form, { orderLink: 'Order Link is required & must be a valid url' }),
})

const fileId = async (form: FormData, name: string, current: FileRef | null | undefined) => {
  const chosen = fileOf(form, name)
  return chosen ? upload('BOOK', chosen) : (current?.id ?? null)
}

/** The book as the API takes it; uploads the chosen files first. */
export const bookRecord = async (form: FormData, languages: readonly Language[], book: Book | null) => {
  const texts = (name: string) =>
    languages.map(({ id }) => ({ languageId: id, text: textOf(form, `${name}.${id}`) }))
  return {
    bookDisplayImageId: await fileId(form, 'cover', book?.bookDisplayImage),
    titles: texts('titles'),
    shortDescriptions: texts('shortDescriptions'),
    author: textOf(form, 'author'),
    price: numberOrNull(form, 'price'),
    sortOrder: numberOrNull(form, 'sortOrder'),
    orderLink: textOrNull(form, 'orderLink'),
    tags: form.getAll('tags'),
    partialPdfFileId: await fileId(form, 'partialPdf', book?.partialPdf),
    pdfDbFileId: await fileId(form, 'pdf', book?.pdfFile),
    pdf: true,
    pdfLink: '',
    recommended: form.has('recommended'),
    bestSeller: form.has('bestSeller'),
    sirajumMoniraPublication: form.has('sirajumMoniraPublication'),
    active: form.has('active'),
  }
}
