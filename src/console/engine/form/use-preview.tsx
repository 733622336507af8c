import Visibility from '@mui/icons-material/VisibilityOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlainObject } from '../../../contract/json.ts'
import type { Module } from '../../../modules/format/types.ts'
import { useUserStorage } from '../../session/use-user-storage.ts'
import { OpenedPart, PlacedPart } from '../../ui/lazy/opened-part.tsx'
import { toolPart } from '../list/tools/tool-part.ts'
import { createDataSource, type PreviewForm, type PreviewProps } from './preview-form.ts'

const part = toolPart(() => import('../preview/preview-panel.tsx').then((file) => file.PreviewPanel))

const Panel = (props: PreviewProps) => {
  const { t } = useTranslation('engine')
  if (!props.beside)
    return (
      <OpenedPart part={part} title={t('preview')} onClose={props.onClose}>
        {(PreviewPanel) => <PreviewPanel {...props} />}
      </OpenedPart>
    )
  return (
    <PlacedPart part={part} around={(content) => <Box sx={{ flex: '0 0 390px' }}>{content}</Box>}>
      {(PreviewPanel) => <PreviewPanel {...props} />}
    </PlacedPart>
  )
}

interface Preview {
  /** Toggles the preview; null if the module has none. */
  button: ReactNode
  /** The form, with the preview beside or over it when open. */
  around: (form: ReactNode, shown: Omit<PreviewForm, 'module' | 'source'>) => ReactNode
  /** Receives the form's data. */
  onData: ((data: PlainObject) => void) | undefined
}

/**
 * The preview of a module's form. On a wide screen it is beside the form and stays open for each user until closed;
 * elsewhere it opens over the form on demand. Its code loads when it is first opened.
 */
export const usePreview = (module: Module): Preview => {
  const { t } = useTranslation('engine')
  const beside = useMediaQuery('(min-width:1400px)', { noSsr: true })
  const [kept, keep] = useUserStorage('preview')
  const [isOver, setOver] = useState(false)
  const [source] = useState(createDataSource)
  if (!module.preview) return { button: null, around: (form) => form, onData: undefined }
  const open = beside ? kept !== null : isOver
  const setOpen = (next: boolean): void => (beside ? keep(next ? 'open' : null) : setOver(next))
  return {
    button: (
      <Button
        color='secondary'
        startIcon={<Visibility />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t('preview')}
      </Button>
    ),
    around: (form, shown) => (
      <Box
        {...(open && beside && { 'data-narrow': true })}
        sx={{ display: 'flex', alignItems: 'flex-start', gap: 6 }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>{form}</Box>
        {open && <Panel form={{ ...shown, module, source }} beside={beside} onClose={() => setOpen(false)} />}
      </Box>
    ),
    onData: source.set,
  }
}
