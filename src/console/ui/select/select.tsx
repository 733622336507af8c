import { styled } from '@mui/material/styles'
import { type ComponentType, type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isCommand } from '../keys.ts'
import { showToast } from '../toasts/toast-store.ts'
import type { SelectMenuProps, SelectOption } from './select-menu.tsx'

const arrow =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath fill='%23808a86' d='m7 10 5 5 5-5z'/%3E%3C/svg%3E\")"

/** The closed state of a select; `plain` omits the frame. */
export const SelectButton = styled('button', { shouldForwardProp: (name) => name !== 'plain' })<{
  plain?: boolean | undefined
}>(({ theme, plain }) => ({
  font: 'inherit',
  fontSize: plain ? 'inherit' : '1rem',
  color: 'inherit',
  textAlign: 'start',
  // Relative to the text size: 36 and 40 pixels by default.
  height: plain ? '2.25rem' : '2.5rem',
  width: plain ? 'auto' : '100%',
  paddingBlock: 0,
  paddingInlineStart: plain ? 6 : 13,
  paddingInlineEnd: plain ? 24 : 34,
  border: plain ? 0 : `1px solid ${theme.palette.fieldBorder}`,
  borderRadius: theme.shape.borderRadius,
  cursor: 'pointer',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  background: `transparent ${arrow} no-repeat right ${plain ? 2 : 8}px center / 22px`,
  '&:hover': { borderColor: theme.palette.text.primary },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
  // As wide as its longest option, so that a choice moves nothing.
  '&[data-options]::after': {
    content: 'attr(data-options)',
    display: 'block',
    height: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    whiteSpace: 'pre',
  },
}))

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
