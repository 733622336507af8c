import Delete from '@mui/icons-material/DeleteOutlined'
import LinkIcon from '@mui/icons-material/Link'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../../../ui/toasts/toasts.tsx'
import type { ListPage } from '../../use-list-page.ts'
import { type SavedView, useViews } from './saved-views.ts'

interface Props {
  page: ListPage
  onClose: () => void
}

interface ItemProps {
  name: string
  onOpen: () => void
  onCopy: () => void
  onRemove: () => void
}

const ViewItem = ({ name, onOpen, onCopy, onRemove }: ItemProps) => {
  const { t } = useTranslation('tools')
  return (
    <Stack component='li' direction='row' sx={{ alignItems: 'center' }}>
      <Button
        sx={{ flex: 1, justifyContent: 'flex-start', textAlign: 'start', overflowWrap: 'anywhere' }}
        onClick={onOpen}
      >
        <bdi>{name}</bdi>
      </Button>
      <IconButton aria-label={t('views.link', { name })} onClick={onCopy}>
        <LinkIcon fontSize='small' />
      </IconButton>
      <IconButton aria-label={t('views.remove', { name })} onClick={onRemove}>
        <Delete fontSize='small' />
      </IconButton>
    </Stack>
  )
}

/** The views of a list: saves the present one under a name; opens, shares and deletes existing ones. */
export const ViewsDialog = ({ page, onClose }: Props) => {
  const { t } = useTranslation('tools')
  const { t: shell } = useTranslation()
  const [name, setName] = useState('')
  const { views, save, remove, open, linkOf } = useViews(page)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    if (name.trim() === '') return
    save(name.trim())
    setName('')
  }
  const copy = (view: SavedView): void => {
    navigator.clipboard.writeText(linkOf(view)).then(
      () => showToast({ message: t('views.copied') }),
      () => showToast({ message: `${t('views.notCopied')} ${linkOf(view)}`, type: 'warning' }),
    )
  }
  return (
    <Dialog open onClose={onClose} maxWidth='xs' fullWidth>
      <DialogTitle>{t('views.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 3 }}>{t('views.hint')}</DialogContentText>
        <Stack component='form' direction='row' onSubmit={submit} sx={{ gap: 2, mb: 3, pt: 1 }}>
          <TextField
            size='small'
            fullWidth
            autoFocus
            label={t('views.name')}
            value={name}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { maxLength: 60, dir: 'auto' } }}
          />
          <Button type='submit' variant='contained' disabled={name.trim() === ''}>
            {shell('common.save')}
          </Button>
        </Stack>
        {views.length === 0 && <Typography variant='body2'>{t('views.none')}</Typography>}
        <ul aria-label={t('views.title')} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {views.map((view) => (
            <ViewItem
              key={view.name}
              name={view.name}
              onOpen={() => {
                open(view)
                onClose()
              }}
              onCopy={() => copy(view)}
              onRemove={() => remove(view.name)}
            />
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{shell('common.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
