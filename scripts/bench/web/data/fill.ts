import { bookText, type Texts } from './books.ts'
import type { Language } from './choices.ts'
import { duaCategories, duaText } from './duas.ts'
import { eventText } from './events.ts'
import { document, picture } from './files.ts'

/** How many records of each kind the lists are measured over. */
export interface Sizes {
  duas: number
  books: number
  events: number
}

/** Posts to the API and answers the payload; throws with the API's message when it refuses. */
export type Post = <T>(path: string, body: unknown) => Promise<T>

const languages: Readonly<Record<Language, string>> = { bn: 'বাংলা', ar: 'العربية', en: 'English' }

/** So many pictures, so that a page of ten rows shows ten of them. */
const pictures = 20

const tags = ['ইবাদত', 'الأسرة', 'Children', 'পাঠচক্র'] as const

/** So many calls are under way at once. */
const atOnce = 8

const times = async (count: number, work: (n: number) => Promise<unknown>): Promise<void> => {
  let done = 0
  const worker = async (): Promise<void> => {
    while (done < count) {
      done += 1
      await work(done)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

interface Made {
  id: number
}

const upload = async (
  post: Post,
  area: string,
  name: string,
  type: string,
  content: Buffer,
): Promise<number> => {
  const form = new FormData()
  form.append('fileType', type)
  form.append('fileUploadType', area)
  form.append('file', new File([new Uint8Array(content)], name, { type }))
  return (await post<Made>('/api/db-file/upload', form)).id
}

const uploadPictures = (post: Post, area: string): Promise<number[]> =>
  Promise.all(
    Array.from({ length: pictures }, (_, n) =>
      upload(post, area, `${area.toLowerCase()}-${n}.png`, 'image/png', picture(n)),
    ),
  )

const create = async (post: Post, path: string, body: unknown): Promise<number> =>
  (await post<Made>(`/api/${path}/create`, body)).id

const fillDuas = async (post: Post, count: number): Promise<void> => {
  const categories: number[] = []
  for (const title of duaCategories)
    categories.push(await create(post, 'dua-category', { title, active: true }))
  await times(count, (n) =>
    create(post, 'dua', { ...duaText(n), duaCategoryId: categories[n % categories.length] }),
  )
}

const fillBooks = async (
  post: Post,
  count: number,
  numbers: ReadonlyMap<Language, number>,
): Promise<void> => {
  for (const tag of tags)
    await create(post, 'category', {
      titles: [...numbers.values()].map((languageId) => ({ languageId, text: tag })),
      active: true,
    })
  const covers = await uploadPictures(post, 'BOOK')
  const whole = await upload(post, 'BOOK', 'whole.pdf', 'application/pdf', document())
  const partial = await upload(post, 'BOOK', 'part.pdf', 'application/pdf', document())
  const inLanguages = (texts: Texts) =>
    [...numbers].map(([language, languageId]) => ({ languageId, text: texts[language] }))
  await times(count, (n) => {
    const { titles, shortDescriptions, ...rest } = bookText(n)
    return create(post, 'book', {
      ...rest,
      titles: inLanguages(titles),
      shortDescriptions: inLanguages(shortDescriptions),
      tags: tags.slice(0, n % 3),
      bookDisplayImageId: covers[n % pictures],
      pdf: true,
      pdfLink: '',
      pdfDbFileId: whole,
      partialPdfFileId: partial,
    })
  })
}

const fillEvents = async (post: Post, count: number): Promise<void> => {
  const images = await uploadPictures(post, 'EVENT')
  await times(count, (n) => create(post, 'event', { ...eventText(n), eventImageId: images[n % pictures] }))
}

/** Fills an empty API with everything the measured screens show. */
export const fill = async (post: Post, sizes: Sizes): Promise<void> => {
  const numbers = new Map<Language, number>()
  for (const code of ['bn', 'ar', 'en'] as const)
    numbers.set(code, await create(post, 'language', { name: languages[code], code, active: true }))
  await fillDuas(post, sizes.duas)
  await fillBooks(post, sizes.books, numbers)
  await fillEvents(post, sizes.events)
}
