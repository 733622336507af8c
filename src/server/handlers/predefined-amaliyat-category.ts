import { notFound } from '../errors.ts'
import type { Answer, Call } from './handler.ts'

/** listPredefinedAmaliyatOfCategory: every predefined amaliyat of one category, the newest first. */
export async function listPredefinedAmaliyatOfCategory({ store, params }: Call): Promise<Answer> {
  const predefinedAmaliyatCategoryId = Number(params.id)
  if (!(await store.get('PredefinedAmaliyatCategory', predefinedAmaliyatCategoryId))) throw notFound()
  const records = await store.find(
    'PredefinedAmaliyat',
    { predefinedAmaliyatCategoryId },
    { newestFirst: true },
  )
  return { payload: await store.project('PredefinedAmaliyat', records) }
}
