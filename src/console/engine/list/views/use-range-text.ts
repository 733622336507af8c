import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/format-number.ts'
import type { ListPage } from '../use-list-page.ts'

/** The range of rows and their total as text. */
export const useRangeText = ({ state, total, rows: shown, list }: ListPage): string => {
  const { t, i18n } = useTranslation('engine')
  const { page, rows } = state
  const number = (value: number): string => formatNumber(value, i18n.language)
  const isPaged = list.paged !== false
  return t('pager.range', {
    from: number(isPaged ? page * rows + 1 : 1),
    to: number(isPaged ? Math.min(total, (page + 1) * rows) : shown.length),
    total: number(total),
  })
}
