import { useTranslation } from 'react-i18next'
import { ApiError, errorMessage } from '../../../../client/api-error.ts'
import { isOfQuery } from '../../../../contract/conventions/fault-place.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import type { ListPage } from '../use-list-page.ts'
import { ClearFilters } from './list-empty.tsx'

/** Replaces the rows of a list that failed to load. Offers another try; for an invalid request, offers to clear it. */
export const ListFailed = ({ page }: { page: ListPage }) => {
  const { t } = useTranslation('engine')
  const { error, retry } = page
  const faults = error instanceof ApiError ? error.faults.filter(isOfQuery) : []
  if (faults.length === 0) return <ErrorState message={errorMessage(error)} onRetry={retry} />
  const reason = faults.map(({ message }) => message).join(', ')
  return <ErrorState message={t('cannotSearch', { reason })} action={<ClearFilters page={page} />} />
}
