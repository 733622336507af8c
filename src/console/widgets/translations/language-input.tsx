import ContentCopy from '@mui/icons-material/ContentCopy'
import TabIcon from '@mui/icons-material/Tab'
import TableRows from '@mui/icons-material/TableRows'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LanguagesView } from '../form-context.ts'
import { RichTextBox } from '../rich-text/rich-text-box.tsx'
import { GrowingTextarea, isOverLimit, useTypedText } from '../shared/typing/typed-text.tsx'
import type { Language } from '../widget.ts'

interface LanguageInputProps {
  id: string
  label: string
  language: Language
  index: number
  value: string
  /** Error message; a string, so that an unchanged one does not render the input. */
  error: string
  required: boolean
  disabled: boolean
  dir: 'ltr' | 'rtl'
  multiline: boolean
  /** Maximum number of characters. */
  maxLength: number | undefined
  /** Whether the form does not have the typed text yet. */
  isWaiting: () => boolean
  onText: (languageId: number, text: string) => void
  onLeave: (index: number) => void
}

const itself = (text: string): string => text

/** The text of one language. A keystroke renders nothing. */
export const LanguageInput = memo((props: LanguageInputProps) => {
  const { language } = props
  const { inputRef, defaultValue, setTyped, settle } = useTypedText(props.value, itself, props.isWaiting)
  return (
    <TextField
      id={props.id}
      label={props.label}
      inputRef={inputRef}
      defaultValue={defaultValue}
      onChange={({ target }) => {
        setTyped(target.value, target.value)
        props.onText(language.id, target.value)
        if (isOverLimit(target.value, props.maxLength)) props.onLeave(props.index)
      }}
      onBlur={() => {
        props.onLeave(props.index)
        settle()
      }}
      error={props.error !== ''}
      helperText={props.error}
      required={props.required}
      disabled={props.disabled}
      fullWidth
      multiline={props.multiline}
      slotProps={{
        ...(props.multiline && { input: { inputComponent: GrowingTextarea } }),
        htmlInput: {
          dir: props.dir,
          lang: language.code,
          ...(props.multiline && { minRows: 3, maxRows: 12 }),
        },
        formHelperText: { role: 'alert' },
      }}
    />
  )
})
LanguageInput.displayName = 'LanguageInput'

interface RichProps extends LanguageInputProps {
  height: number
  draftKey: string
  onHold: (index: number, reason: string | false) => void
}

/** The rich text of one language. */
export const LanguageRichInput = memo((props: RichProps) => (
  <RichTextBox
    id={props.id}
    label={props.label}
    value={props.value}
    error={props.error}
    required={props.required}
    disabled={props.disabled}
    dir={props.dir}
    lang={props.language.code}
    height={props.height}
    draftKey={props.draftKey}
    onHold={(reason) => props.onHold(props.index, reason)}
    onChange={(html) => props.onText(props.language.id, html)}
    onBlur={() => props.onLeave(props.index)}
  />
))
LanguageRichInput.displayName = 'LanguageRichInput'

interface Props {
  label: string
  /** Every language in display order, and whether it has a text. */
  languages: readonly { language: Language; index: number; isDone: boolean }[]
  /** Whether missing texts are required. */
  required: boolean
  /** Whether one text is required. */
  oneRequired: boolean
  disabled: boolean
  view: LanguagesView
  onView: ((view: LanguagesView) => void) | undefined
  /** Copies the text of one language into all languages without a text. */
  onFill: (from: number) => void
}

/** The progress of a field's languages, their view, and a button that fills languages without a text. */
export const LanguagesBar = (props: Props) => {
  const { label, languages, required, oneRequired, disabled, view, onView, onFill } = props
  const { t, i18n } = useTranslation('widgets')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const done = languages.filter(({ isDone }) => isDone)
  const missing = languages.filter(({ isDone }) => !isDone)
  const other = view === 'tabs' ? 'below' : 'tabs'
  const close = (): void => setAnchor(null)
  const names = new Intl.ListFormat(i18n.language, { type: 'unit' })
  return (
    <Stack data-tools direction='row' spacing={2} sx={{ alignItems: 'center', minHeight: 32 }}>
      <Typography variant='body2' color='textSecondary' sx={{ flex: 1 }}>
        {t('translations.done', { count: languages.length, done: done.length })}
        {oneRequired && done.length === 0 && ` · ${t('translations.one')} *`}
        {required && done.length > 0 && missing.length > 0 && view === 'below' && (
          <>
            {' · '}
            {t('translations.missing', { names: names.format(missing.map(({ language }) => language.name)) })}
          </>
        )}
      </Typography>
      <Button
        size='small'
        color='inherit'
        startIcon={<ContentCopy />}
        disabled={disabled || done.length === 0 || missing.length === 0}
        aria-haspopup='menu'
        aria-label={`${t('translations.fill')} ${label}`}
        title={t('translations.fill')}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minWidth: 0, '& .MuiButton-startIcon': { mr: { xs: 0, sm: 2 } } }}
      >
        <Box component='span' sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {t('translations.fill')}
        </Box>
      </Button>
      {onView && (
        <Tooltip title={t(`translations.${other}`)}>
          <IconButton size='small' aria-label={t(`translations.${other}`)} onClick={() => onView(other)}>
            {other === 'tabs' ? <TabIcon fontSize='small' /> : <TableRows fontSize='small' />}
          </IconButton>
        </Tooltip>
      )}
      {anchor && (
        <Menu open anchorEl={anchor} onClose={close}>
          {done.map(({ language, index }) => (
            <MenuItem
              key={language.id}
              lang={language.code}
              onClick={() => {
                close()
                onFill(index)
              }}
            >
              {language.name}
            </MenuItem>
          ))}
        </Menu>
      )}
    </Stack>
  )
}
