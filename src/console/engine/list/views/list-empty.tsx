import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useLabel } from '../../../i18n/labels.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { isNarrowed } from '../state/list-url.ts'
import type { ListPage } from '../use-list-page.ts'

/** What an empty list says: that nothing matches, or that there is nothing yet. */
export const ListEmpty = ({ page }: { page: ListPage }) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const { list, state, setState } = page
  const own = list.tabs?.[state.tab]?.empty ?? list.empty
  if (isNarrowed(state))
    return (
      <EmptyState
        text={t('nothingFound')}
        action={
          <Button onClick={() => setState({ search: '', filters: state.filters.map(() => 0) })}>
            {t('clearFilters')}
          </Button>
        }
      />
    )
  return <EmptyState text={own === undefined ? t('nothingYet') : label(own)} />
}
