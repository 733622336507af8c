import { useTranslation } from 'react-i18next'
import type { Cell } from './cell.ts'

/** Yes or No. */
export const yesNoCell: Cell = {
  name: 'yes-no',
  width: 64,
  types: ['boolean', 'null'],
  text: (value) => (value === true ? 'Yes' : 'No'),
  exported: (value, _, translate) => translate(value === true ? 'Yes' : 'No'),
  render: ({ value }) => {
    const { t } = useTranslation('modules')
    const text = value === true ? 'Yes' : 'No'
    return <span>{t(text, { defaultValue: text })}</span>
  },
}
