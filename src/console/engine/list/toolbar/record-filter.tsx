import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabel } from '../../../i18n/use-label.ts'
import { lazyPart } from '../../../ui/lazy/lazy-when-idle.tsx'
import { OpenedPart } from '../../../ui/lazy/opened-part.tsx'
import { nativeSelectStyle } from '../../../ui/styles/native-select.tsx'
import { controlWidth } from './control-width.ts'
import type { RecordFilterProps } from './record-picker.tsx'
import { ToolbarField } from './toolbar-select.tsx'

const picker = lazyPart(() => import('./record-picker.tsx').then((file) => file.RecordPicker))

const Closed = styled('button')(({ theme }) => ({
  ...nativeSelectStyle(theme, false),
  textAlign: 'start',
}))

interface ClosedProps extends Pick<RecordFilterProps, 'filter'> {
  /** What stands in the box. */
  text: string
  onOpen?: () => void
}

/** The code comes when somebody is about to open it. */
const fetchPicker = (): void => void picker.fetch().catch(() => undefined)

const ClosedFilter = ({ filter, text, onOpen }: ClosedProps) => {
  const label = useLabel()
  const id = useId()
  return (
    <ToolbarField sx={controlWidth(200)}>
      <label id={`${id}label`} htmlFor={id}>
        {label(filter.label)}
      </label>
      <Closed
        id={id}
        type='button'
        aria-haspopup='listbox'
        aria-labelledby={`${id}label ${id}`}
        onPointerEnter={fetchPicker}
        onFocus={fetchPicker}
        onClick={onOpen}
      >
        {text}
      </Closed>
    </ToolbarField>
  )
}

interface OpenProps extends RecordFilterProps {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

const OpenFilter = ({ setOpen, ...props }: OpenProps) => {
  const label = useLabel()
  const { filter, isOpen } = props
  return (
    <OpenedPart
      part={picker}
      open={isOpen}
      needed
      title={label(filter.label)}
      onClose={() => setOpen(false)}
      fallback={<ClosedFilter filter={filter} text='…' onOpen={() => setOpen(true)} />}
    >
      {(Picker) => <Picker {...props} />}
    </OpenedPart>
  )
}

/**
 * A filter by a record that the rows refer to. Nothing is asked for before somebody opens it, or the address names a
 * record.
 */
export const RecordFilter = (props: RecordFilterProps) => {
  const { t } = useTranslation('engine')
  const [isOpen, setOpen] = useState(false)
  if (isOpen || props.chosen) return <OpenFilter {...props} isOpen={isOpen} setOpen={setOpen} />
  return <ClosedFilter filter={props.filter} text={t('all')} onOpen={() => setOpen(true)} />
}
