import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../i18n/format-number.ts'
import type { ListRow } from '../../state/list-rows.ts'

/** The maximum number of named rows. */
const maxNames = 5

interface Props {
  rows: readonly ListRow[]
  nameOf: (row: ListRow) => string
}

/** The rows of a bulk action, the first ones by name. */
export const RowNames = ({ rows, nameOf }: Props) => {
  const { t, i18n } = useTranslation('tools')
  const more = rows.length - maxNames
  return (
    <ul style={{ margin: 0, paddingInlineStart: 20, overflowWrap: 'anywhere' }}>
      {rows.slice(0, maxNames).map((row) => (
        <li key={String(row.id)}>
          <bdi>{nameOf(row)}</bdi>
        </li>
      ))}
      {more > 0 && <li>{t('bulk.others', { number: formatNumber(more, i18n.language) })}</li>}
    </ul>
  )
}
