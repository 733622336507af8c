import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabel } from '../../../i18n/use-label.ts'
import { lazyPart, useLazyPart } from '../../../ui/lazy/lazy-when-idle.tsx'
import { nativeSelectStyle } from '../../../ui/native-select.tsx'
import { controlWidth } from './control-width.ts'
import type { RecordFilterProps } from './record-picker.tsx'
import { ToolbarField } from './toolbar-select.tsx'

const picker = lazyPart(() => import('./record-picker.tsx').then((file) => file.RecordPicker))

const Closed = styled('button')(({ theme }) => ({
  ...nativeSelectStyle(theme, false),
  textAlign: 'start',
}))

/**
 * A filter by a record that the rows refer to. Nothing is asked for before somebody opens it, or the address names a
 * record.
 */
export const RecordFilter = (props: RecordFilterProps) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isChosen = Boolean(props.chosen)
  const Picker = useLazyPart(picker, isOpen || isChosen)
  if (Picker && (isOpen || isChosen)) return <Picker {...props} isOpen={isOpen} />
  return (
    <ToolbarField sx={controlWidth(200)}>
      <label id={`${id}label`} htmlFor={id}>
        {label(props.filter.label)}
      </label>
      <Closed
        id={id}
        type='button'
        aria-haspopup='listbox'
        aria-labelledby={`${id}label ${id}`}
        onClick={() => setOpen(true)}
      >
        {isChosen || isOpen ? '…' : t('all')}
      </Closed>
    </ToolbarField>
  )
}
