import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** The width and radius of the smallest other dialogs. */
const Frame = styled('dialog')(({ theme }) => ({
  width: 444,
  maxWidth: 'calc(100% - 64px)',
  padding: '16px 24px 20px',
  border: 0,
  borderRadius: 12,
  boxShadow: theme.shadows[24],
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  '&::backdrop': { backgroundColor: 'rgba(0, 0, 0, 0.5)' },
  '& > p': { margin: '12px 0 20px' },
  '& > div': { display: 'flex', justifyContent: 'flex-end', gap: 8 },
}))

interface Props {
  title: string
  message: string
  onRetry: () => Promise<void>
  /** When omitted, the dialog cannot be closed. */
  onClose?: () => void
}

/**
 * Replaces a dialog that cannot be loaded, over the unchanged page. A native dialog, because the library's code may be
 * missing too.
 */
export const FailedDialog = ({ title, message, onRetry, onClose }: Props) => {
  const { t } = useTranslation()
  const titleId = useId()
  const frame = useRef<HTMLDialogElement>(null)
  const [isTrying, setTrying] = useState(false)
  useLayoutEffect(() => {
    const dialog = frame.current
    dialog?.showModal()
    // Closing restores the focus.
    return () => dialog?.close()
  }, [])
  const retry = async (): Promise<void> => {
    setTrying(true)
    await onRetry()
    setTrying(false)
  }
  return (
    <Frame
      ref={frame}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
    >
      <Typography id={titleId} component='h2' sx={{ fontSize: '1.125rem', fontWeight: 600 }}>
        {title}
      </Typography>
      <p role='alert'>{message}</p>
      <div>
        {onClose && (
          <Button color='secondary' onClick={onClose}>
            {t('common.close')}
          </Button>
        )}
        <Button variant='contained' loading={isTrying} onClick={() => void retry()}>
          {t('common.retry')}
        </Button>
      </div>
    </Frame>
  )
}
