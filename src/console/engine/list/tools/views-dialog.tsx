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
import { type FormEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { asRecord, parsedOrNull } from '../../../../contract/json.ts'
import { useUserStorage } from '../../../session/use-user-storage.ts'
import { useGo } from '../../../ui/page/navigate.tsx'
import { showToast } from '../../../ui/toasts/toasts.tsx'
import { useVisibleColumns } from '../state/list-settings.ts'
import type { ListPage } from '../use-list-page.ts'

/** A saved list configuration with a name. */
export interface SavedView {
  name: string
  /** The query of the list's URL, including columns. */
  query: string
}

/** Parses views from JSON; invalid ones are ignored. */
export const readViews = (text: string | null): readonly SavedView[] => {
  const found = parsedOrNull(text ?? '')
  return (Array.isArray(found) ? found : []).flatMap((item) => {
    const { name, query } = asRecord(item)
    return typeof name === 'string' && typeof query === 'string' ? [{ name, query }] : []
  })
}

/** Adds a view; replaces one of the same name. */
export const withView = (views: readonly SavedView[], view: SavedView): readonly SavedView[] =>
  [...views.filter(({ name }) => name !== view.name), view].sort((a, b) => a.name.localeCompare(b.name))

/** The URL query for a view: on the first page, with the visible columns. */
export const viewQuery = (search: string, columns: readonly string[] | null): string => {
  const query = new URLSearchParams(search)
  query.delete('page')
  if (columns) query.set('columns', columns.join(','))
  return query.toString()
}

/** The user's saved views of a list. */
export const useViews = (page: ListPage) => {
  const [text, write] = useUserStorage(`views:${page.module.id}`)
  const views = useMemo(() => readViews(text), [text])
  const { pathname, search } = useLocation()
  const navigate = useGo()
  const shown = useVisibleColumns(page)
  const usual = page.list.columns
  const isUsual = shown.length === usual.length && shown.every((column, index) => column === usual[index])
  const put = (next: readonly SavedView[]): void => write(next.length === 0 ? null : JSON.stringify(next))
  return {
    views,
    save: (name: string): void => {
      const query = viewQuery(search, isUsual ? null : shown.map(({ field }) => field))
      put(withView(views, { name, query }))
    },
    remove: (name: string): void => put(views.filter((view) => view.name !== name)),
    open: ({ query }: SavedView): void => void navigate({ pathname, search: query }),
    /** The full address of a view, for sharing. */
    linkOf: ({ query }: SavedView): string => `${location.origin}${pathname}${query && `?${query}`}`,
  }
}

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
