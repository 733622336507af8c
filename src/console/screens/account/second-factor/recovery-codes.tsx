import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { foundationName } from '../../../ui/page/foundation-name.ts'
import { showToast } from '../../../ui/toasts/toasts.tsx'

const download = (text: string, name: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Prints only the text, from a frame that is removed after the print dialog. */
const print = (text: string): void => {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const { contentDocument, contentWindow } = frame
  if (!contentDocument || !contentWindow) return
  const sheet = contentDocument.createElement('pre')
  sheet.textContent = text
  contentDocument.body.append(sheet)
  contentWindow.addEventListener('afterprint', () => frame.remove())
  contentWindow.print()
}

/** The recovery codes, shown only once: to copy, download or print. */
export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const { t } = useTranslation('account')
  const text = `${foundationName()}: ${t('secondFactor.codes')}\n\n${codes.join('\n')}\n`
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => showToast({ message: t('secondFactor.copied') }),
      () => showToast({ message: t('secondFactor.notCopied'), type: 'warning' }),
    )
  }
  return (
    <>
      <DialogContent>
        <DialogContentText>{t('secondFactor.codesHint')}</DialogContentText>
        <Box
          component='ol'
          dir='ltr'
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(19ch, 1fr))',
            gap: 1,
            listStyle: 'none',
            p: 4,
            my: 4,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            typography: 'body2',
            fontFamily: 'monospace',
            whiteSpace: 'nowrap',
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        <Stack direction='row' sx={{ flexWrap: 'wrap', gap: 2 }}>
          <Button variant='outlined' onClick={copy}>
            {t('secondFactor.copy')}
          </Button>
          <Button variant='outlined' onClick={() => download(text, 'recovery-codes.txt')}>
            {t('secondFactor.download')}
          </Button>
          <Button variant='outlined' onClick={() => print(text)}>
            {t('secondFactor.print')}
          </Button>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant='contained' onClick={onDone}>
          {t('secondFactor.kept')}
        </Button>
      </DialogActions>
    </>
  )
}
