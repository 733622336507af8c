import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useLabel } from '../../../i18n/use-label.ts'
import { usePrivilegeCheck } from '../../../session/use-session.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { AddButton, mayAdd } from '../actions/header-buttons.tsx'
import { isNarrowed } from '../state/list-url.ts'
import type { ListPage } from '../use-list-page.ts'

/** Clears search and filters. */
export const ClearFilters = ({ page }: { page: ListPage }) => {
  const { t } = useTranslation('engine')
  return <Button onClick={page.clear}>{t('clearFilters')}</Button>
}

/** The message of an empty list: no matches, or no records yet. */
export const ListEmpty = ({ page }: { page: ListPage }) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const check = usePrivilegeCheck()
  const { list, state } = page
  const text = list.tabs?.[state.tab]?.empty ?? list.empty
  if (isNarrowed(state)) return <EmptyState text={t('nothingFound')} action={<ClearFilters page={page} />} />
  const title = label(list.title ?? page.module.module.title)
  return (
    <EmptyState
      text={text === undefined ? t('nothingYet') : label(text)}
      hint={mayAdd(page, check) ? t('belongsHere', { title }) : undefined}
      action={<AddButton page={page} variant='outlined' />}
    />
  )
}
