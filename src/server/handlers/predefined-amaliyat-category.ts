import type { PredefinedAmaliyat, PredefinedAmaliyatList } from '../../../generated/api/foundation.schemas.ts'
import { notFound } from '../errors.ts'
import type { Stored } from '../stored-model.ts'
import type { Call, OperationResult } from './handler.ts'

/** listPredefinedAmaliyatOfCategory: every predefined amaliyat of one category, the newest first. */
export const listPredefinedAmaliyatOfCategory = async ({
  store,
  params,
  log,
}: Call): Promise<OperationResult<PredefinedAmaliyatList>> => {
  const predefinedAmaliyatCategoryId = Number(params.id)
  if (!(await store.get('PredefinedAmaliyatCategory', predefinedAmaliyatCategoryId))) throw notFound()
  const { records, leftOut } = await store.findWithinBudget(
    'PredefinedAmaliyat',
    { predefinedAmaliyatCategoryId } satisfies Stored<PredefinedAmaliyat>,
    { newestFirst: true },
  )
  if (leftOut > 0)
    log.warn({ category: predefinedAmaliyatCategoryId, leftOut }, 'a category is too large to be shown whole')
  return { payload: await store.project<PredefinedAmaliyat>('PredefinedAmaliyat', records) }
}
