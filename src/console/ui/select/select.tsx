import { type ComponentType, type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isCommand } from '../keys.ts'
import { showToast } from '../toasts/toast-store.ts'
import { SelectButton } from './select-button.ts'
import type { SelectMenuProps, SelectOption } from './select-menu.tsx'

interface Props<Value> {
  /** Translated. */
  label: string
  /** Id for a visible `<label>`. */
  id?: string
  value: Value | undefined
  options: readonly SelectOption<Value>[]
  onChange: (value: Value) => void
  /** Omits the frame. */
  plain?: boolean
}

interface Menu {
  Part: ComponentType<SelectMenuProps>
  anchor: HTMLElement
  /** The letter that opened the menu; empty for other keys and the pointer. */
  typed: string
  open: boolean
}

const load = () => import('./select-menu.tsx').then((file) => file.SelectMenu)

const prefetch = (): void => void load().catch(() => undefined)

/** The letter of a key press, or an empty string. */
const letterOf = (event: KeyboardEvent): string =>
  event.key.length === 1 && event.key !== ' ' && !isCommand(event) ? event.key : ''

/**
 * A select without the code of its list, which loads with the first use (WAI-ARIA select-only combobox). Pages that
 * show it first stay small.
 */
export const Select = <Value extends string | number>({
  label,
  id,
  value,
  options,
  onChange,
  plain,
}: Props<Value>) => {
  const { t } = useTranslation()
  const [menu, setMenu] = useState<Menu | null>(null)
  const open = (anchor: HTMLElement, typed: string): void => {
    load().then(
      (Part) => setMenu({ Part, anchor, typed, open: true }),
      () => showToast({ message: t('error.generic'), type: 'error' }),
    )
  }
  const close = () => setMenu((last) => last && { ...last, open: false })
  const chosen = options.find((option) => option.value === value)
  return (
    <>
      <SelectButton
        id={id}
        type='button'
        role='combobox'
        aria-haspopup='listbox'
        aria-expanded={menu?.open === true}
        aria-label={label}
        lang={chosen?.lang}
        data-options={options.map((option) => option.label).join('\n')}
        plain={plain}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={({ currentTarget }) => open(currentTarget, '')}
        onKeyDown={(event) => {
          const typed = letterOf(event)
          if (!typed && !/^Arrow(Down|Up)$/.test(event.key)) return
          event.preventDefault()
          open(event.currentTarget, typed)
        }}
      >
        {chosen?.label}
      </SelectButton>
      {menu && (
        <menu.Part
          {...menu}
          label={label}
          value={value}
          options={options}
          onClose={close}
          onChoose={(at) => {
            close()
            const option = options[at]
            if (option && option.value !== value) onChange(option.value)
          }}
        />
      )}
    </>
  )
}
