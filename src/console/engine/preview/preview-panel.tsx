import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Platform } from '../../../modules/format/platform.ts'
import type { Device } from '../../../modules/format/types.ts'
import { useUserStorage } from '../../session/use-user-storage.ts'
import type { PreviewForm, PreviewProps } from '../form/preview-form.ts'
import { useDeferredData } from './content.ts'
import { PreviewBody } from './preview-body.tsx'

interface HeadProps {
  title: string
  titleId: string
  device: Device
  onDevice: (device: Device) => void
  onClose: () => void
}

const Head = ({ title, titleId, device, onDevice, onClose }: HeadProps) => {
  const { t } = useTranslation('tools')
  const choice = (ownDevice: Device, text: string) => (
    <Button
      size='small'
      variant={device === ownDevice ? 'contained' : 'outlined'}
      aria-pressed={device === ownDevice}
      onClick={() => onDevice(ownDevice)}
    >
      {text}
    </Button>
  )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3 }}>
      <Typography id={titleId} variant='h4' component='h2' sx={{ flex: 1 }}>
        {title}
      </Typography>
      {choice('phone', t('preview.phone'))}
      {choice('site', t('preview.site'))}
      <IconButton onClick={onClose} aria-label={t('preview.close')} title={t('preview.close')}>
        <CloseIcon />
      </IconButton>
    </Box>
  )
}

/** Separate from the panel, which typing does not re-render. */
const Live = ({ form, device }: { form: PreviewForm; device: Device }) => (
  <PreviewBody form={form} data={useDeferredData(form)} device={device} />
)

/** Sets `--above` to the panel's distance from the top of the page, in pixels. */
const measure = (panel: HTMLElement | null): void => {
  const { top } = panel?.parentElement?.getBoundingClientRect() ?? { top: 0 }
  panel?.style.setProperty('--above', `${top + scrollY}px`)
}

const besideStyles = (device: Device) =>
  ({
    position: 'sticky',
    top: 80,
    height: 'calc(100vh - var(--above) - 24px)',
    minHeight: 480,
    display: 'flex',
    flexDirection: 'column',
    flex: device === 'phone' ? '0 0 390px' : '1 1 0',
    maxWidth: device === 'phone' ? 390 : 900,
    minWidth: 0,
    '@media print': { display: 'none' },
  }) as const

const overStyles = (device: Device) =>
  ({
    width: device === 'phone' ? 438 : 900,
    maxWidth: '100%',
    p: { xs: 3, sm: 6 },
    height: '100%',
    display: 'flex',
    flexDirection: 'column',
  }) as const

/** The device that the user selected for a mode, else the mode's own. */
const deviceOf = (kept: string | null, platform: Platform): Device => {
  if (kept === 'site' || kept === 'phone') return kept
  return platform === 'WEB' ? 'site' : 'phone'
}

/** The preview of a form: a device select, and the record on that device; beside the form, or over it in a drawer. */
export const PreviewPanel = ({ form, beside, onClose }: PreviewProps) => {
  const { t } = useTranslation('engine')
  const titleId = useId()
  const platform = form.module.module.platform ?? form.values.platform
  const [kept, keep] = useUserStorage(`preview-device-${platform.toLowerCase()}`)
  const device = deviceOf(kept, platform)
  const content = (
    <>
      <Head title={t('preview')} titleId={titleId} device={device} onDevice={keep} onClose={onClose} />
      <Live form={form} device={device} />
    </>
  )
  if (beside)
    return (
      <Box ref={measure} component='section' aria-labelledby={titleId} sx={besideStyles(device)}>
        {content}
      </Box>
    )
  return (
    <Drawer
      open
      anchor='right'
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: overStyles(device) } }}
    >
      {content}
    </Drawer>
  )
}
