import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabel } from '../../../i18n/use-label.ts'
import { type LazyPart, lazyPart } from '../../../ui/lazy/lazy-when-idle.tsx'
import { OpenedPart } from '../../../ui/lazy/opened-part.tsx'
import { SelectButton } from '../../../ui/select/select.tsx'
import { controlWidth, ToolbarField } from './toolbar-select.tsx'
import type { ValuesFilterProps } from './values-picker.tsx'

interface ClosedProps {
  /** English; translated when shown. */
  label: string
  text: string
  /** Prefetches the code before the click. */
  fetch: () => void
  onOpen: () => void
}

const ClosedFilter = ({ label, text, fetch, onOpen }: ClosedProps) => {
  const translate = useLabel()
  const id = useId()
  return (
    <ToolbarField sx={controlWidth(100)}>
      <label id={`${id}label`} htmlFor={id}>
        {translate(label)}
      </label>
      <SelectButton
        id={id}
        type='button'
        aria-haspopup='listbox'
        aria-labelledby={`${id}label ${id}`}
        onPointerEnter={fetch}
        onFocus={fetch}
        onClick={onOpen}
      >
        {text}
      </SelectButton>
    </ToolbarField>
  )
}

interface Props<Part> extends Pick<ClosedProps, 'label'> {
  part: LazyPart<Part>
  /** Whether the filter is active, from the URL. */
  isChosen: boolean
  children: (part: Part, isOpen: boolean) => ReactNode
}

/** A filter whose code and options load when it is opened, or when the URL has a value for it. */
export const LazyFilter = <Part,>({ label, part, isChosen, children }: Props<Part>) => {
  const { t } = useTranslation('engine')
  const translate = useLabel()
  const [isOpen, setOpen] = useState(false)
  const closed = (text: string) => (
    <ClosedFilter
      label={label}
      text={text}
      fetch={() => void part.fetch().catch(() => undefined)}
      onOpen={() => setOpen(true)}
    />
  )
  if (!isOpen && !isChosen) return closed(t('all'))
  return (
    <OpenedPart
      part={part}
      open={isOpen}
      needed
      title={translate(label)}
      onClose={() => setOpen(false)}
      fallback={closed('…')}
    >
      {(loaded) => children(loaded, isOpen)}
    </OpenedPart>
  )
}

const picker = lazyPart(() => import('./values-picker.tsx').then((file) => file.ValuesPicker))

/** A filter by several values: options of the module, or records that the rows refer to. */
export const ValuesFilter = (props: ValuesFilterProps) => (
  <LazyFilter label={props.filter.label} part={picker} isChosen={Boolean(props.chosen)}>
    {(Picker, isOpen) => <Picker {...props} isOpen={isOpen} />}
  </LazyFilter>
)
